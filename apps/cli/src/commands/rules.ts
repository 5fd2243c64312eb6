import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { checkRuleset, gameOption, getGame, rulesetOption } from '../game-choice.ts';
import { wrap } from '../layout.ts';
import { ruleText } from '../play/words/reading.ts';
import { findRules, readRuleBook } from '../rule-book.ts';

export const rules = defineCommand({
  name: 'rules',
  summary: 'look up a rule by its id, or the rules that speak of a word',
  examples: [
    'rules --game warfighter WF-ATK-10',
    'rules --game warfighter reload',
    'rules --game duel parry',
  ],
  options: { game: { ...gameOption, isRequired: true }, ruleset: rulesetOption },
  operands: { placeholder: 'TERM', summary: 'an id, the start of one, or a word', least: 1, most: 1 },
  async run({ values: { game, ruleset }, operands: [term = ''], io }) {
    const entry = getGame(game);
    checkRuleset(entry, ruleset);
    const found = findRules(readRuleBook(entry, ruleset ?? entry.rulesets[0] ?? ''), term);
    if (found.length === 0) throw new CliError('VALUE_UNKNOWN', `no rule speaks of “${term}”`);
    return {
      isGood: true,
      lines: found.flatMap((rule) => wrap(ruleText(rule), io.columns - 1, 2)),
      json: { rules: found },
    };
  },
});

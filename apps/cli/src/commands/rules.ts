import type { Language } from '@sitrep/text';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import {
  checkRuleset,
  gameOption,
  getGame,
  languageOption,
  readLanguage,
  rulesetOption,
} from '../game-choice.ts';
import { wrap } from '../layout.ts';
import { ruleText } from '../play/words/reading.ts';
import { findRules, type Rule, type RuleBook, readRuleBook, termsIn } from '../rule-book.ts';
import { loadSpeech } from '../speech.ts';

export const rules = defineCommand({
  name: 'rules',
  summary: 'look up a rule by its id, or the rules that speak of a word',
  examples: [
    'rules --game warfighter WF-ATK-10',
    'rules --game warfighter reload',
    'rules --game duel parry',
  ],
  options: { game: { ...gameOption, isRequired: true }, ruleset: rulesetOption, language: languageOption },
  operands: { placeholder: 'TERM', summary: 'an id, the start of one, or a word', least: 1, most: 1 },
  async run({ values: { game, ruleset, language }, operands: [term = ''], io }) {
    const entry = getGame(game);
    checkRuleset(entry, ruleset);
    const book = readRuleBook(entry, ruleset ?? entry.rulesets[0] ?? '');
    const found = findRules(book, term);
    if (found.length === 0) throw new CliError('VALUE_UNKNOWN', `no rule speaks of “${term}”`);
    return {
      isGood: true,
      lines: [...found.map(ruleText), ...(await termLines(book, found, readLanguage(language)))].flatMap(
        (line) => wrap(line, io.columns - 1, 2),
      ),
      json: { rules: found },
    };
  },
});

/** What the terms of these rules are called in the reader's language. */
async function termLines(
  book: RuleBook,
  rules: readonly Rule[],
  language: Language,
): Promise<readonly string[]> {
  const terms = termsIn(book, rules.map(ruleText).join(' '), language);
  const { say } = await loadSpeech(language);
  return terms.length === 0 ? [] : [say('rulesTerms', { terms: terms.join('; ') })];
}

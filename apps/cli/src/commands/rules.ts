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
import { examplesOf } from '../games/index.ts';
import { wrap } from '../layout.ts';
import { loadSpeech } from '../load-speech.ts';
import { lookUpRule } from '../look-up-rule.ts';

export const rules = defineCommand({
  name: 'rules',
  summary: 'what the handbook says of a rule or a word, in your language, and the rule itself by its id',
  examples: examplesOf('rules'),
  options: { game: { ...gameOption, isRequired: true }, ruleset: rulesetOption, language: languageOption },
  operands: { placeholder: 'TERM', summary: 'an id, the start of one, or a word', least: 1, most: 1 },
  async run({ values: { game, ruleset, language }, operands: [term = ''], io }) {
    const entry = getGame(game);
    checkRuleset(entry, ruleset);
    const speech = await loadSpeech(readLanguage(language));
    const wanted = { entry, ruleset: ruleset ?? entry.rulesets[0] ?? '', term };
    const { entries, rules: found, lines, nearest } = await lookUpRule(speech, wanted);
    if (lines.length === 0) throw new CliError('VALUE_UNKNOWN', unknown(term, nearest));
    return {
      isGood: true,
      lines: lines.flatMap((line) => wrap(line, io.columns - 1, 2)),
      json: { entries, rules: found },
    };
  },
});

function unknown(term: string, nearest: string | undefined): string {
  const near = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return `no rule mentions “${term}”${near}`;
}

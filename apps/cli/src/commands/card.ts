import { lookUpCard } from '../card-text.ts';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { gameOption, getGame, languageOption, readLanguage } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
import { wrap } from '../layout.ts';
import { loadSpeech } from '../load-speech.ts';

export const card = defineCommand({
  name: 'card',
  summary: 'show all that a card says',
  examples: examplesOf('card'),
  options: {
    game: { ...gameOption, isRequired: true },
    language: languageOption,
  },
  operands: { placeholder: 'NAME', summary: 'the name of the card, or how it begins', least: 1, most: 1 },
  async run({ values: { game, language }, operands: [name = ''], io }) {
    const entry = getGame(game);
    const speech = await loadSpeech(readLanguage(language), entry);
    const { cards, others, nearest } = lookUpCard(speech, { entry, content: entry.everyCard() }, name);
    if (cards.length === 0) {
      const list = others.length === 0 ? '' : `; it may be any of ${others.join(', ')}`;
      throw new CliError('VALUE_UNKNOWN', `there is no single card “${name}”${list}`, {
        suggestion: nearest,
      });
    }
    return {
      isGood: true,
      lines: cards.flatMap((found) => [
        found.name,
        ...found.lines.flatMap((line) => wrap(`  ${line}`, io.columns - 1, 4)),
      ]),
      json: { cards },
    };
  },
});

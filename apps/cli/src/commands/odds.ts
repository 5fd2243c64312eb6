import type { GameEntry, Odds } from '@sitrep/contract';
import type { Answer, GameTypes, Match, Seat } from '@sitrep/kernel';
import { marksOf } from '@sitrep/speech';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { readTextFile } from '../files.ts';
import { gameOption, getGame, languageOption, readLanguage } from '../game-choice.ts';
import { wrap } from '../layout.ts';
import { loadSpeech } from '../load-speech.ts';
import { oddsLines } from '../odds-lines.ts';
import { openSave } from '../open-save.ts';
import type { Speech } from '../speech.ts';
import { standingLines } from '../standing-lines.ts';

const MOST_SEATS = 31;

export const odds = defineCommand({
  name: 'odds',
  summary: 'the exact chances of everything that is open in a saved game, and of what threatens next',
  examples: ['odds --load game.json', 'odds --game warfighter --load game.json --seat 0 --json'],
  options: {
    game: { ...gameOption, summary: 'the game; may be left out' },
    load: { kind: 'text', placeholder: 'FILE', isRequired: true, summary: 'the saved game' },
    seat: {
      kind: 'count',
      placeholder: 'SEAT',
      least: 0,
      most: MOST_SEATS,
      summary: 'only what is open to this seat; all seats otherwise',
    },
    language: languageOption,
  },
  async run({ values: { game, load, seat, language }, io }) {
    const { entry, match, standing } = await openSave(
      load,
      readTextFile(load),
      game === undefined ? undefined : getGame(game),
    );
    const seats = seatsOf(match, seat);
    const speech = await loadSpeech(readLanguage(language), entry, match);
    const options = seats.flatMap((each) => openOdds(entry, match, each));
    const threats = entry.threatsTo(match.state);
    return {
      isGood: true,
      lines: [
        ...standingLines(speech, standing()),
        ...options.flatMap((each) => optionText(speech, each)),
        ...(threats.length === 0
          ? []
          : [speech.say('threats'), ...threats.flatMap((each) => oddsText(speech, each))]),
        ...(options.length === 0 && threats.length === 0 ? [speech.say('oddsNone')] : []),
      ].flatMap((line) => wrap(line, io.columns - 1, 6)),
      json: { game: entry.id, marks: marksOf(standing()), options, threats },
    };
  },
});

function seatsOf({ state }: Match<GameTypes>, wanted: Seat | undefined): readonly Seat[] {
  const all = state.seats.map((_, seat) => seat);
  if (wanted === undefined) return all;
  if (all.includes(wanted)) return [wanted];
  throw new CliError('SEATS_BAD', `--seat: there is no seat ${wanted}; seats are 0 to ${all.length - 1}`);
}

interface OpenOdds {
  readonly seat: Seat;
  readonly option: Answer<GameTypes>;
  readonly odds: readonly Odds[];
}

function openOdds(entry: GameEntry, match: Match<GameTypes>, seat: Seat): readonly OpenOdds[] {
  return match.options(seat).flatMap((option) => {
    const found = entry.oddsOf(match.state, seat, option);
    return found.length === 0 ? [] : [{ seat, option, odds: found }];
  });
}

function optionText(speech: Speech, { seat, option, odds: found }: OpenOdds): readonly string[] {
  return [
    `${speech.seat(seat)}: ${speech.option(option)}`,
    ...found.flatMap((each) => oddsText(speech, each)),
  ];
}

function oddsText(speech: Speech, found: Odds): readonly string[] {
  const { head, chances, modifiers } = oddsLines(speech, found);
  return [`  ${head} ${chances} [${found.rule}]`, ...(modifiers === '' ? [] : [`    ${modifiers}`])];
}

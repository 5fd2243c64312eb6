import type { Odds } from '@sitrep/contract';
import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import type { Host } from '@sitrep/session';
import { caveatsOf } from '@sitrep/speech';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { readTextFile } from '../files.ts';
import { gameOption, getGame, languageOption, readLanguage } from '../game-choice.ts';
import { examplesOf } from '../games/index.ts';
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
  examples: ['odds --load game.json', ...examplesOf('odds')],
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
    const { host } = await openSave(load, readTextFile(load), game === undefined ? undefined : getGame(game));
    const { entry, standing } = host;
    const seats = seatsOf(host, seat);
    const speech = await loadSpeech(readLanguage(language), entry, host.told);
    const options = seats.flatMap((each) => openOdds(host, each));
    const threats = host.consult(seats[0] ?? 0, { kind: 'threats' });
    return {
      isGood: true,
      lines: [
        ...standingLines(speech, standing),
        ...options.flatMap((each) => optionText(speech, each)),
        ...(threats.length === 0
          ? []
          : [speech.say('threats'), ...threats.flatMap((each) => oddsText(speech, each))]),
        ...(options.length === 0 && threats.length === 0 ? [speech.say('oddsNone')] : []),
      ].flatMap((line) => wrap(line, io.columns - 1, 6)),
      json: { game: entry.id, marks: caveatsOf(standing), options, threats },
    };
  },
});

function seatsOf({ players }: Host, wanted: Seat | undefined): readonly Seat[] {
  const all = players.map((_, seat) => seat);
  if (wanted === undefined) return all;
  if (all.includes(wanted)) return [wanted];
  throw new CliError('SEATS_BAD', `--seat: there is no seat ${wanted}; seats are 0 to ${all.length - 1}`);
}

interface OpenOdds {
  readonly seat: Seat;
  readonly option: Answer<GameTypes>;
  readonly odds: readonly Odds[];
}

function openOdds(host: Host, seat: Seat): readonly OpenOdds[] {
  const { options } = host.look(seat);
  const found = host.consult(seat, { kind: 'odds', answers: options });
  return options.flatMap((option, index) => {
    const known = found[index] ?? [];
    return known.length === 0 ? [] : [{ seat, option, odds: known }];
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

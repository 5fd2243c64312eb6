import {
  anyGame,
  createMatch,
  formatSave,
  type GameTypes,
  loadMatch,
  makeKey,
  makeSave,
  parseSave,
} from '@sitrep/kernel';
import { tiny } from './endless-games.ts';
import { type Measurement, rateOf } from './measure.ts';

const ENTRIES = 10_000;
const RUNS = 5;

/** A save with this many moves, as text. */
function longSave(entries: number): string {
  const created = createMatch(anyGame(tiny), { config: {}, content: {}, key: makeKey('bench') });
  if (!created.ok) throw new Error('the endless game cannot be set up');
  const match = created.value;
  while (match.log.length < entries) {
    const seat = match.decision()?.seats[0] ?? 0;
    const [option] = match.options(seat);
    const { number = 0 } = match.view(seat).decision ?? {};
    if (option === undefined || !match.submit(seat, number, option).ok) throw new Error('a move was refused');
  }
  return formatSave(makeSave(match));
}

/** Milliseconds to open a save: read, check, fold. */
function opening(entries: number): number {
  const text = longSave(entries);
  const rate = rateOf(1, RUNS, () => () => {
    const save = parseSave<GameTypes>(text);
    if (!save.ok || !loadMatch(anyGame(tiny), save.value).ok) throw new Error('the save does not open');
  });
  return 1000 / rate;
}

/** Opening time is proportional to the length of the log: twice the entries, twice the time. */
export function openingTimes(): readonly Measurement[] {
  const once = opening(ENTRIES);
  const twice = opening(2 * ENTRIES);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return [
    { name: `opening ${ENTRIES} entries`, value: tenth(once), unit: 'ms' },
    {
      name: `opening ${2 * ENTRIES} entries`,
      value: tenth(twice),
      unit: 'ms',
    },
    { name: 'opening, twice the log', value: tenth(twice / once), unit: 'times' },
  ];
}

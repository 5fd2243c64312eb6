import { findGame } from '@sitrep/catalog';
import { type AnyGame, anyGame, canonical, createMatch, makeKey } from '@sitrep/kernel';
import { fuzz } from '@sitrep/testkit';
import { openClient } from './boardgame-io.ts';
import { squad, tiny } from './endless-games.ts';
import { firefightRates } from './firefights.ts';
import { type Measurement, median, processorTime, rateOf, twoDigits } from './measure.ts';
import { missionRates } from './missions.ts';
import { openingTimes } from './openings.ts';
import { sightRates } from './sight.ts';

const MOVES = 5_000;
const RUNS = 5;

/** One of our endless games, played by taking an option from the list at every decision. */
function openMatch(game: AnyGame): (count: number) => void {
  const created = createMatch(game, { config: {}, content: {}, key: makeKey('bench') });
  if (!created.ok) throw new Error(`${game.id} cannot be set up`);
  const match = created.value;
  return (count) => {
    for (let i = 0; i < count; i += 1) {
      const seat = match.decision()?.seats[0] ?? 0;
      const options = match.options(seat);
      const option = options[i % options.length];
      const number = match.state.seats[seat]?.asked ?? 0;
      if (option === undefined || !match.submit(seat, number, option).ok)
        throw new Error(`${game.id} refused a move`);
    }
  };
}

function sizeOf(game: AnyGame): number {
  const opening = game.setup({}, {});
  return opening.ok ? canonical({ game: opening.value.game, zones: opening.value.zones }).length : 0;
}

function besideBoardgame(name: 'tiny' | 'squad', game: AnyGame): readonly Measurement[] {
  const theirs = rateOf(MOVES, RUNS, () => openClient(name));
  const ours = rateOf(MOVES, RUNS, () => openMatch(game));
  const peer = `boardgame.io ${name}`;
  return [
    { name: peer, value: Math.round(theirs), unit: 'moves/s' },
    {
      name: `kernel ${name}`,
      value: Math.round(ours),
      unit: 'moves/s',
      ratioTo: peer,
      ratio: Math.round((10 * ours) / theirs) / 10,
    },
    { name: `kernel ${name} state`, value: sizeOf(game), unit: 'bytes' },
  ];
}

/** Whole random duels, options listed and everything logged, without laws. */
function duelRate(): readonly Measurement[] {
  const entry = findGame('duel');
  if (entry === undefined) throw new Error('the catalog has no duel');
  const subject = { game: entry.game, setups: entry.setups() };
  const play = (games: number) => fuzz({ subject, games, seed: 'bench', laws: false, clock: processorTime });
  play(2_000);
  const rates = Array.from({ length: RUNS }, () => play(2_000).decisionsPerSecond);
  return [{ name: DUEL, value: Math.round(median(rates)), unit: 'decisions/s' }];
}

const DUEL = 'duel, random play';

/** Random play of each game compared with the duel's, where both were measured. */
export function besideDuel(results: readonly Measurement[]): readonly Measurement[] {
  const duel = results.find(({ name }) => name === DUEL);
  return results.map((result) => {
    if (duel === undefined || result === duel || !result.name.endsWith(', random play')) return result;
    return { ...result, ratioTo: DUEL, ratio: twoDigits(result.value / duel.value) };
  });
}

/** Every suite by name. Where there are two sides, both are measured in one run, one after the other. */
export const SUITES: Readonly<Record<string, () => readonly Measurement[]>> = {
  tiny: () => besideBoardgame('tiny', anyGame(tiny)),
  squad: () => besideBoardgame('squad', anyGame(squad)),
  duel: duelRate,
  missions: () => missionRates('modern'),
  'ww2-missions': () => missionRates('ww2'),
  'combat-veteran': () => firefightRates(RUNS),
  openings: openingTimes,
  sight: sightRates,
};

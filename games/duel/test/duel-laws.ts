import { compareWorlds, type FuzzReport, fuzz, type WorldsReport } from '@sitrep/testkit';
import { duelSubject } from './subject.ts';

/** Plays this many random duels with every law watching. `npm test` and `npm run prove` differ only in how many. */
export function watchDuels(games: number): FuzzReport {
  return fuzz({ subject: duelSubject(), games, seed: 'laws', laws: true, mostFailures: 1, shrinks: false });
}

/** Plays this many pairs of duels that differ only in what one duellist cannot know. */
export function pairDuels(pairs: number): WorldsReport {
  return compareWorlds({ subject: duelSubject(), pairs, seed: 'worlds', shrinks: false });
}

import type { GameEntry } from '@sitrep/contract';
import type { Answer, GameTypes, Match, Seat } from '@sitrep/kernel';
import { bruteForce } from '@sitrep/testkit';
import { attackCounts, attackOutcome, attackOutcomes } from './odds-attack.ts';
import { threatCounts, threatOutcome } from './odds-threat.ts';

/** Situations with more sets of faces than this take too long. */
const MOST_SETS = 1_500;
const TIMES = 3;

/** An answer that somebody might give. */
export interface Situation {
  readonly match: Match<GameTypes>;
  readonly seat: Seat;
  readonly answer: Answer<GameTypes>;
}

/** An answer whose odds were computed and counted. */
export interface CheckedOdds {
  readonly what: 'attack' | 'threat';
  readonly milliseconds: number;
  /** How odds and count differ; nothing if they agree. */
  readonly difference: string | undefined;
}

type Counts = ReadonlyMap<string, number>;

/** Compares the odds of an answer that leads to one roll with what the engine itself makes of all faces. */
export function checkOdds(entry: GameEntry, { match, seat, answer }: Situation): CheckedOdds | undefined {
  const { odds, second, milliseconds } = timeOdds(entry, { match, seat, answer });
  if (odds === undefined || second !== undefined) return undefined;
  const what = odds.key === 'odds.threat' ? 'threat' : 'attack';
  const told = what === 'threat' ? 'hostileRolled' : 'attackRolled';
  const outcome = what === 'threat' ? threatOutcome(match, odds) : attackOutcome;
  const played = bruteForce(match, { seat, answer, told, outcome }, MOST_SETS);
  if (played === undefined) return undefined;
  const expected = what === 'threat' ? threatCounts(match, odds) : attackCounts(odds);
  const counted = what === 'threat' ? played : attackOutcomes(played);
  return { what, milliseconds, difference: differenceOf(expected, counted) };
}

/** The best of a few times, because other processes interfere. */
function timeOdds(entry: GameEntry, { match, seat, answer }: Situation) {
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    const [odds, second] = entry.oddsOf(match.state, seat, answer);
    return { odds, second, milliseconds: performance.now() - start };
  });
  return times.reduce((best, each) => (each.milliseconds < best.milliseconds ? each : best));
}

/** Every outcome must come up in the same number of rolls. */
function differenceOf(expected: Counts, counted: Counts): string | undefined {
  const [odds, dice] = [expected, counted].map(textOf);
  return odds === dice ? undefined : `by odds ${odds}, but by dice ${dice}`;
}

function textOf(counts: Counts): string {
  const lines = [...counts].flatMap(([name, count]) => (count > 0 ? [`${name}: ${count}`] : []));
  return lines.sort().join('; ');
}

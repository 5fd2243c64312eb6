import { forkMatch, isKernelEvent, keyedLuck, type Luck, type Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch } from './subject.ts';

/** An answer that dice decide. */
export interface Gamble {
  readonly seat: Seat;
  readonly answer: AnyAnswer;
  /** The type of the event that reports the roll. */
  readonly told: string;
  /** Names the outcome, playing on as far as needed; nothing if it is unclear. Entries from `from` on belong to it. */
  outcome(match: AnyMatch, from: number): string | undefined;
}

/** Dice of one roll. */
interface Rolled {
  readonly name: string;
  readonly sides: number;
  readonly count: number;
}

/**
 * Plays an answer out for every possible roll, and counts the outcomes. Independent of any odds: it runs the engine
 * itself, once for each set of faces, in any order and weighted by the number of orders. Nothing if the answer does not
 * lead straight to a roll, if there are more than `most` sets, or if an outcome is unclear.
 */
export function bruteForce(
  match: AnyMatch,
  gamble: Gamble,
  most: number,
): ReadonlyMap<string, number> | undefined {
  const groups = diceOf(match, gamble);
  if (groups === undefined) return undefined;
  const all = groups.reduce<readonly Fall[]>(
    (falls, group) => cross(falls, group),
    [{ faces: [], weight: 1 }],
  );
  if (all.length > most) return undefined;
  const counts = new Map<string, number>();
  for (const { faces, weight } of all) {
    const trial = play(match, gamble, faces);
    const name = gamble.outcome(trial, match.log.length);
    if (name === undefined) return undefined;
    counts.set(name, (counts.get(name) ?? 0) + weight);
  }
  return counts;
}

/** The dice rolled before the roll is reported; found by a first try, since they do not depend on faces. */
function diceOf(match: AnyMatch, gamble: Gamble): readonly Rolled[] | undefined {
  const trial = play(match, gamble, []);
  const events = trial.log[trial.log.length - 1]?.events ?? [];
  const told = events.findIndex(({ type }) => type === gamble.told);
  const rolls = events
    .slice(0, Math.max(0, told))
    .flatMap((event) =>
      isKernelEvent(event) && event.type === 'rolled'
        ? [{ name: event.name, sides: event.sides, count: event.dice.length }]
        : [],
    );
  return rolls.length === 0 ? undefined : rolls;
}

interface Fall {
  readonly faces: readonly number[];
  readonly weight: number;
}

/** Every roll so far combined with every set of faces of another group. */
function cross(falls: readonly Fall[], { count, sides }: Rolled): readonly Fall[] {
  const sets = setsOf(count, sides, 1).map((faces) => ({ faces, weight: orders(faces) }));
  return falls.flatMap((fall) =>
    // Reversed every other time, so that it would show if the order of faces mattered.
    sets.map(({ faces, weight }, index) => ({
      faces: [...fall.faces, ...(index % 2 === 0 ? faces : [...faces].reverse())],
      weight: fall.weight * weight,
    })),
  );
}

function setsOf(count: number, sides: number, least: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const firsts = Array.from({ length: sides - least + 1 }, (_, index) => least + index);
  return firsts.flatMap((first) => setsOf(count - 1, sides, first).map((rest) => [first, ...rest]));
}

/** The number of orders of these faces. */
function orders(faces: readonly number[]): number {
  const same = [...new Set(faces)].map((face) => faces.filter((other) => other === face).length);
  return factorial(faces.length) / same.reduce((product, times) => product * factorial(times), 1);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** A fork in which the answer was given and the first dice were as specified. */
function play(match: AnyMatch, { seat, answer }: Gamble, faces: readonly number[]): AnyMatch {
  const fork = forkMatch(match, match.copyState(), { luck: toldLuck(match, faces) });
  fork.submit(seat, fork.state.seats[seat]?.asked ?? 0, answer);
  return fork;
}

/** These faces first, then whatever the key of the match says. */
function toldLuck(match: AnyMatch, faces: readonly number[]): Luck {
  const keyed = keyedLuck(match.state.chance.key);
  const left = [...faces];
  return {
    next: 0,
    face(die, position) {
      const face = left.shift() ?? keyed.face(die, position);
      this.next = position + 1;
      return face;
    },
    index(zone, tokens, stream, position) {
      const index = keyed.index(zone, tokens, stream, position);
      this.next = position + 1;
      return index;
    },
  };
}

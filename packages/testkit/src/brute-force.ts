import { forkMatch, isKernelEvent, keyedLuck, type Luck, type Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch } from './subject.ts';

/** An answer that dice decide. */
export interface Gamble {
  readonly seat: Seat;
  readonly answer: AnyAnswer;
  /** The type of the event that tells how the dice fell. */
  readonly told: string;
  /** Names what came of it, going on as far as need be; nothing where it cannot be told. The entry `from` and later ones are its own. */
  outcome(match: AnyMatch, from: number): string | undefined;
}

/** Dice of one roll. */
interface Rolled {
  readonly name: string;
  readonly sides: number;
  readonly count: number;
}

/**
 * Plays an answer out for every way its dice can fall, and counts what came of it. Independent of any odds: the engine
 * itself is run, once for each set of faces, in any order and weighted by the number of orders. Nothing when the answer
 * does not lead to a roll at once, when there are more than `most` sets, or when an outcome cannot be told.
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

/** The dice that are thrown before it is told how they fell; by a first try, for they do not depend on faces. */
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

/** Every fall so far with every set of faces of another group. */
function cross(falls: readonly Fall[], { count, sides }: Rolled): readonly Fall[] {
  const sets = setsOf(count, sides, 1).map((faces) => ({ faces, weight: orders(faces) }));
  return falls.flatMap((fall) =>
    // Turned round every other time, so that the order of faces would show if it mattered.
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

/** In how many orders these faces can fall. */
function orders(faces: readonly number[]): number {
  const same = [...new Set(faces)].map((face) => faces.filter((other) => other === face).length);
  return factorial(faces.length) / same.reduce((product, times) => product * factorial(times), 1);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** A fork in which the answer was given and the first dice fell as told. */
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

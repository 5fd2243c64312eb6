import { hashData } from './canonical.ts';
import { hashed, type State } from './state.ts';
import type { GameTypes } from './vocabulary.ts';

/** How many entries lie between the state hashes in saves. */
const HASH_EVERY = 200;

export function isMilestone(entry: number): boolean {
  return (entry + 1) % HASH_EVERY === 0;
}

/** The most marks a genuine log can have, with a margin. Comparing one takes longer than folding many entries. */
export function mostMarks(entries: number): number {
  return 10 + Math.floor(entries / HASH_EVERY);
}

/** A hash of the state after an entry of the log. */
export interface SaveMark {
  readonly entry: number;
  readonly hash: string;
}

/** A mark whose hash is computed on first use: most matches are never saved. */
export interface Milestone {
  readonly entry: number;
  hash(): string;
}

/** The milestone of a state that nobody else holds: copying a state is much faster than hashing it. */
export function setMilestone<T extends GameTypes>(entry: number, state: State<T>): Milestone {
  let known: string | undefined;
  let held: object | undefined = hashed(state);
  function hash(): string {
    known ??= hashData(held);
    held = undefined;
    return known;
  }
  return { entry, hash };
}

/** The milestone of a mark that came with a save. */
export function milestoneOf({ entry, hash }: SaveMark): Milestone {
  return { entry, hash: () => hash };
}

export function saveMarkOf({ entry, hash }: Milestone): SaveMark {
  return { entry, hash: hash() };
}

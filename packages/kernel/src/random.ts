import { type Key, makeChance, uniform } from './chance.ts';

/** Uniform integers for things outside the log: sample drafts, possible worlds, bots. */
export interface Uniform {
  /** A number from 0 to n - 1. */
  below(n: number): number;
}

/** An independent sequence, determined by key and label. */
export function makeUniform(key: Key, label: string): Uniform {
  const chance = makeChance(key);
  let position = 0;
  return {
    below(n) {
      const value = uniform(chance, label, position, n);
      position = chance.next;
      return value;
    },
  };
}

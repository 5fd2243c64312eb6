import { type Key, makeChance, uniform } from './chance.ts';
import { itemAt } from './item-at.ts';

/** Uniform integers for things outside the log: sample drafts, possible worlds, bots. */
export interface Uniform {
  /** A number from 0 to n - 1. */
  below(n: number): number;
}

/** One of the items, each as likely as the others. Throws if there are none. */
export function pick<V>(items: readonly V[], random: Uniform): V {
  return itemAt(items, random.below(items.length));
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

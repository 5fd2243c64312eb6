import { gameRevisions } from '../../revisions.ts';
import type { Read } from './lookup.ts';

/**
 * Works something out from the game's own state, once for each number (a slot, say) until that state changes: lists of
 * options ask the same of it for every Soldier, weapon and card. Not for what depends on cards in zones or on frames.
 */
export function kept<V>(work: (state: Read, number: number) => V): (state: Read, number: number) => V {
  let revision = 0;
  const known: (V | undefined)[] = [];
  return (state, number) => {
    const now = gameRevisions.of(state.game);
    if (now !== revision) {
      revision = now;
      // Not by `fill`, which leaves compiled code.
      for (let at = 0; at < known.length; at += 1) known[at] = undefined;
    }
    const value = known[number] ?? work(state, number);
    known[number] = value;
    return value;
  };
}

/** Works something out once for each thing that never changes: a card, a row, a content. */
export function keptFor<K extends object, V>(work: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  return (thing) => {
    const found = known.get(thing);
    if (found !== undefined) return found;
    const value = work(thing);
    known.set(thing, value);
    return value;
  };
}

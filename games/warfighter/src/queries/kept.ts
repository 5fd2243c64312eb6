import { revisionOf } from '../evolve/revisions.ts';
import type { Read } from './lookup.ts';

/**
 * Works something out from the game's own state, once for each number (a slot, say) until that state changes: lists of
 * options ask the same of it for every Soldier, weapon and card. Not for what depends on cards in zones or on frames.
 */
export function kept<V>(work: (state: Read, number: number) => V): (state: Read, number: number) => V {
  let game: object | undefined;
  let revision = 0;
  const known: (V | undefined)[] = [];
  return (state, number) => {
    const now = revisionOf(state.game);
    if (state.game !== game || now !== revision) {
      game = state.game;
      revision = now;
      known.fill(undefined);
    }
    const value = known[number] ?? work(state, number);
    known[number] = value;
    return value;
  };
}

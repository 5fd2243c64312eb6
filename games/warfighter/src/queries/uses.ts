import type { Source } from './abilities.ts';
import { mayServe } from './gear.ts';
import { findItem, getCard, type Read, type SoldierView } from './lookup.ts';
import { promisedUses } from './promises.ts';

/** Uses are counted under the period of the limit, so that they can be reset with it. */
export function useKey(
  state: Read,
  { card, ability, source }: { readonly card: string; readonly ability: number; readonly source: string },
): string {
  const limit = getCard(state, card).abilities?.[ability]?.limit;
  return `${limit?.per ?? 'mission'} ${source} ${ability}`;
}

/** How often something in play may still be used, by its limit (WF-CORE-20, WF-SR-03, 04) and by who had it before (WF-GEAR-12). */
export function usesLeft(state: Read, soldier: SoldierView, source: Source): number {
  const { ability, key, index, item } = source;
  const gear = item === 0 ? undefined : findItem(soldier, item);
  if (gear !== undefined && !mayServe(state, gear, soldier.number)) return 0;
  const { limit } = ability;
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  // The count of a piece of gear goes along when it changes hands; everything else belongs to its Soldier.
  const users = item === 0 ? [soldier] : state.game.soldiers;
  const used = users.reduce((sum, { uses }) => sum + (uses[`${limit.per} ${key} ${index}`] ?? 0), 0);
  return limit.times - used - promisedUses(state, soldier.number, key, index);
}

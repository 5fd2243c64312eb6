import type { Trigger } from '../../content/vocabulary.ts';
import type { Boost, RefusalCode } from '../../types.ts';
import { mayServe } from '../soldiers/gear.ts';
import { isRestricted } from '../soldiers/soldiers.ts';
import { findItem, getCard, type Read, type SoldierView } from '../table/lookup.ts';
import { type Source, useKeyOf } from '../table/profile.ts';
import { promisedUses } from '../table/promises.ts';

/** The key under which uses of an ability, named by its card and place, are counted. */
export function useKey(
  state: Read,
  { card, ability, source }: { readonly card: string; readonly ability: number; readonly source: string },
): string {
  return useKeyOf(getCard(state, card).abilities?.[ability], source, ability);
}

/** How often something in play may still be used, by its limit (WF-CORE-20, WF-SR-03, 04) and by who had it before (WF-GEAR-12). */
export function usesLeft(state: Read, soldier: SoldierView, source: Source): number {
  const { ability, key, index, item, use } = source;
  const gear = item === 0 ? undefined : findItem(soldier, item);
  if (gear !== undefined && !mayServe(state, gear, soldier.number)) return 0;
  const { limit } = ability;
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  // Gear keeps its count when it changes hands; every other count belongs to the Soldier.
  let used = item === 0 ? (soldier.uses[use] ?? 0) : 0;
  if (item !== 0) for (const { uses } of state.game.soldiers) used += uses[use] ?? 0;
  return limit.times - used - promisedUses(state, soldier.number, key, index);
}

/** Whether something in play may be used once more. */
export function hasUses(state: Read, soldier: SoldierView, source: Source): boolean {
  return usesLeft(state, soldier, source) > 0;
}

/** An attack or an entrance that something in play might join. */
export interface Joint {
  readonly when: Trigger;
  /** What has joined it already. */
  readonly joined?: readonly Boost[];
  /** The weapon of the attack. */
  readonly weapon?: number;
}

const JOINED: readonly Trigger[] = ['declareAttack', 'payEntrance', 'firstEntry'];

/** Whether something in play may join this attack or entrance. */
export function mayJoin(state: Read, soldier: SoldierView, source: Source, joint: Joint): boolean {
  return joinRefusal(state, soldier, source, joint) === undefined;
}

/** Why something in play may not join: each joins once, and not while its owner is suppressed. */
export function joinRefusal(
  state: Read,
  soldier: SoldierView,
  source: Source,
  joint: Joint,
): RefusalCode | undefined {
  if (!JOINED.includes(joint.when)) return undefined;
  // WF-RULING-132: only the counters of a Service Record may be used several at once.
  const isThere =
    source.card.type !== 'record' &&
    joint.joined?.some(
      ({ soldier: by, source: key, ability }) =>
        by === soldier.number && key === source.key && ability === source.index,
    );
  if (isThere) return 'JOINED';
  return atHandRefusal(state, soldier, source) ?? weaponJoinRefusal(state, soldier, source, joint);
}

/** WF-RULING-147, WF-GEAR-15: Support cards always; equipment in the Soldier Turn only. */
function atHandRefusal(state: Read, soldier: SoldierView, { token, card }: Source): RefusalCode | undefined {
  const isSoldierTurn = state.game.phase === 'soldierTurn';
  if (isSoldierTurn) return token < 0 && isRestricted(state, soldier) ? 'SUPPRESSED' : undefined;
  return card.type === 'equipment' ? 'SOLDIER_TURN_ONLY' : undefined;
}

/** WF-KEY-05: a weapon's text, and that of what is attached to it, is about attacks with that weapon. */
function weaponJoinRefusal(
  state: Read,
  soldier: SoldierView,
  { item, card }: Source,
  { weapon }: Joint,
): RefusalCode | undefined {
  const host = item === 0 ? 0 : card.type === 'weapon' ? item : (findItem(soldier, item)?.attachedTo ?? 0);
  const carrier = host === 0 ? undefined : findItem(soldier, host);
  const isWeapon = carrier !== undefined && getCard(state, carrier.card).type === 'weapon';
  return !isWeapon || weapon === undefined || weapon === host ? undefined : 'OTHER_WEAPON';
}

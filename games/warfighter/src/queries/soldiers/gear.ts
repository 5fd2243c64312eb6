import type { RefusalCode } from '../../types.ts';
import { getCard, type ItemView, option, type Read, type SoldierView } from '../table/lookup.ts';

/** Whom or what a piece of gear helps: its Soldier, or the card that it is attached to. */
export function servedBy({ attachedTo }: ItemView, soldier: number): number {
  return attachedTo > 0 ? attachedTo : soldier;
}

/** WF-GEAR-12, 14: whether gear may serve this Soldier this game turn, or has already served somebody else. */
export function mayServe(state: Read, item: ItemView, soldier: number): boolean {
  if (item.helped === 0 || item.helped === servedBy(item, soldier)) return true;
  const lock = option(state, 'gear-use-lock');
  return lock === 'no-transfer' || (lock === 'equipment' && getCard(state, item.card).type === 'weapon');
}

/** One ammunition stack of an item. */
export interface StackPlace {
  readonly item: number;
  readonly stack: number;
}

/** WF-ACT-09: the stacks whose top counter is Empty. */
export function emptyStacks(soldier: SoldierView): readonly StackPlace[] {
  const places: StackPlace[] = [];
  for (const { id, stacks } of soldier.gear)
    for (let stack = 0; stack < stacks.length; stack += 1)
      if (stacks[stack]?.isEmpty) places.push({ item: id, stack });
  return places;
}

/** Why a Soldier has nothing to reload: what is used up has no counter left to turn up. */
export function reloadRefusal(soldier: SoldierView): RefusalCode | undefined {
  if (emptyStacks(soldier).length > 0) return undefined;
  const stacks = soldier.gear.flatMap((item) => item.stacks);
  return stacks.length > 0 && stacks.every(({ left }) => left === 0) ? 'ALL_AMMO_USED' : 'NOTHING_EMPTY';
}

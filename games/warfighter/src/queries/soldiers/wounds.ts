import type { SoldierView } from '../table/lookup.ts';

/** WF-WOUND-04, 08: only an untreated Wound can be healed. */
export function untreatedWounds(soldier: SoldierView): readonly number[] {
  return soldier.wounds.flatMap((wound, index) => (wound.isTreated ? [] : [index]));
}

/** What every kind of wounding starts from. */
export const UNHARMED = { wounded: [], standIns: [], newStandIns: [], isCancelled: false } as const;

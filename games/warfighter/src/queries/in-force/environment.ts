import type { Read, SoldierView } from '../table/lookup.ts';
import { slotEffects } from './abilities.ts';

/** What a Soldier must stand where he is: a climate, and the number that his die must reach (WF-ENV-01). */
export interface Climate {
  readonly climate: string;
  readonly number: number;
}

export function climatesAt(state: Read, { slot }: SoldierView): readonly Climate[] {
  return slotEffects(state, slot, 'environ');
}

/** WF-ENV-04: only counters of the same type help. */
export function hardyFor({ hardy }: SoldierView, climate: string): number {
  return hardy[climate] ?? 0;
}

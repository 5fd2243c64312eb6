import type { Read, SoldierView } from '../table/lookup.ts';
import { inForce, isOfPlace } from './in-force.ts';

/** What a Soldier must stand where he is: a climate, and the number that his die must reach (WF-ENV-01). */
export interface Climate {
  readonly climate: string;
  readonly number: number;
}

export function climatesAt(state: Read, { slot }: SoldierView): readonly Climate[] {
  return inForce(state, 'environ').flatMap((text) => (isOfPlace(text, slot) ? [text.effect] : []));
}

/** WF-ENV-04: only counters of the same type help. */
export function hardyFor({ hardy }: SoldierView, climate: string): number {
  return hardy[climate] ?? 0;
}

import type { Dice } from '@sitrep/kernel';
import type { EnvironmentPlan } from '../../types.ts';
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

/** WF-ENV-01: what the climate demands of a Soldier, up to the die. */
export function planEnvironment(soldier: number, climate: string, needed: number): EnvironmentPlan {
  const dice = { environment: { count: 1, sides: 10 } };
  return { type: 'environment', rule: 'WF-ENV-01', dice, soldier, climate, needed };
}

export function resolveEnvironment(
  { needed }: EnvironmentPlan,
  { environment: [die = 1] }: Dice<EnvironmentPlan['dice']>,
): { readonly die: number; readonly isWithstood: boolean } {
  return { die, isWithstood: die >= needed };
}

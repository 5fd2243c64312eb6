import type { Fate } from '../../state.ts';
import type { Leaving } from '../../types.ts';
import { healthOf } from '../soldiers/soldiers.ts';
import { getSoldier, type Read } from '../table/lookup.ts';

/** WF-WOUND-11: those of these Soldiers whose Health is gone, in number order (WF-RULING-141). */
export function downedAmong(state: Read, soldiers: readonly number[]): readonly Leaving[] {
  const leaving: Leaving[] = [];
  for (const number of soldiers.length > 1 ? soldiers.toSorted((a, b) => a - b) : soldiers) {
    const soldier = getSoldier(state, number);
    const health = healthOf(state, soldier);
    if (soldier.standing === 'in' && health <= 0)
      leaving.push({ soldier: number, how: 'downed', health: Math.min(0, health) });
  }
  return leaving;
}

/** WF-DOWN-18: what is added to the outcome roll. */
export function fateModifier(exitHealth: number, isSuccess: boolean): number {
  return Math.max(0, exitHealth) * 2 + (isSuccess ? 2 : 0);
}

/** WF-DOWN-18: what an outcome roll means. */
export function fateOf(total: number): Fate {
  if (total >= 8) return 'duty';
  return total >= 6 ? 'discharge' : 'kia';
}

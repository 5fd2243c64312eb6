import type { Dice } from '@sitrep/kernel';
import type { Fate } from '../../state.ts';
import type { FatePlan, Leaving } from '../../types.ts';
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
function fateModifier(exitHealth: number, isSuccess: boolean): number {
  return Math.max(0, exitHealth) * 2 + (isSuccess ? 2 : 0);
}

/** WF-DOWN-18: the fate of a Soldier who left, up to its die. */
export function planFate(soldier: number, exitHealth: number, isSuccess: boolean): FatePlan {
  const dice = { outcome: { count: 1, sides: 10 } };
  return { type: 'fate', rule: 'WF-DOWN-18', dice, soldier, modifier: fateModifier(exitHealth, isSuccess) };
}

export function resolveFate(
  { modifier }: FatePlan,
  { outcome: [die = 1] }: Dice<FatePlan['dice']>,
): { readonly die: number; readonly total: number; readonly outcome: Fate } {
  const total = die + modifier;
  return { die, total, outcome: fateOf(total) };
}

/** WF-DOWN-18: what an outcome roll means, the worst first. */
export const FATES: readonly { readonly from: number; readonly fate: Fate }[] = [
  { from: 1, fate: 'kia' },
  { from: 6, fate: 'discharge' },
  { from: 8, fate: 'duty' },
];

function fateOf(total: number): Fate {
  return FATES.findLast(({ from }) => total >= from)?.fate ?? 'kia';
}

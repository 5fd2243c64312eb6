import { type Dice, type Distribution, distribution } from '@sitrep/kernel';
import type { HealFrame, HealPlan } from '../../types.ts';
import { getSoldier, type Read } from '../table/lookup.ts';
import { staticSum } from './soldiers.ts';

/** WF-WOUND-06: the roll of a healer up to its die; none where the card heals without one. */
export function healPlans(
  state: Read,
  { healer, soldier, rows }: Pick<HealFrame, 'healer' | 'soldier' | 'rows'>,
): readonly HealPlan[] {
  if (rows.length === 0) return [];
  const dice = { heal: { count: 1, sides: 10 } };
  const modifier = staticSum(state, getSoldier(state, healer), 'modHealRoll');
  return [{ type: 'heal', rule: 'WF-WOUND-06', dice, healer, soldier, rows, modifier }];
}

/** WF-WOUND-06, WF-KEY-12: how much is healed: the best row that the roll reaches. */
export function resolveHeal({ rows, modifier }: HealPlan, { heal: [die = 1] }: HealDice): number {
  const total = die + modifier;
  return rows.reduce((best, row) => (total >= row.from ? Math.max(best, row.heal) : best), 0);
}

type HealDice = Dice<HealPlan['dice']>;

/** The exact chances of what is healed. */
export function healOdds(plan: HealPlan): Distribution<number> {
  return distribution(plan.dice, (dice) => resolveHeal(plan, dice));
}

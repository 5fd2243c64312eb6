import type { Ability, Cost } from '../../content/vocabulary.ts';

export function costOf(ability: Ability, pay: Cost['pay']): number {
  if (ability.cost === undefined) return 0;
  let sum = 0;
  for (const cost of ability.cost) if (cost.pay === pay) sum += cost.amount;
  return sum;
}

/** WF-CARD-08, 12: the XP that playing it takes. */
export function xpCost(ability: Ability, isUpgunned: boolean): number {
  return costOf(ability, 'xp') + Number(isUpgunned);
}

import type { Ability, Cost } from '../content/vocabulary.ts';

export function costOf(ability: Ability, pay: Cost['pay']): number {
  return (ability.cost ?? []).reduce((sum, cost) => sum + (cost.pay === pay ? cost.amount : 0), 0);
}

/** WF-CARD-08, 12: the XP that playing it takes. */
export function xpCost(ability: Ability, isUpgunned: boolean): number {
  return costOf(ability, 'xp') + Number(isUpgunned);
}

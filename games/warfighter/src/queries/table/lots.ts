import type { Dice, RuleId } from '@sitrep/kernel';
import type { LotName, LotPlan } from '../../types.ts';

/** One of several things by chance, up to the die of this name. */
export function planLot<V extends string | number>(
  rule: RuleId,
  name: LotName,
  lots: readonly V[],
): LotPlan<V> {
  return { type: 'lot', rule, dice: { [name]: { count: 1, sides: lots.length } }, lots };
}

/** The one that the die falls on; nothing if there is none. */
export function drawnLot<V extends string | number>(
  { lots }: LotPlan<V>,
  dice: Dice<LotPlan['dice']>,
): V | undefined {
  const [[face = 1] = []] = Object.values(dice);
  return lots[face - 1];
}

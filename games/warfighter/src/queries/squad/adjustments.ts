import type { Dice } from '@sitrep/kernel';
import { ADJUSTMENTS, type Adjustment } from '../../state.ts';
import type { AdjustmentPlan } from '../../types.ts';
import type { Read } from '../table/lookup.ts';

/** WF-CAMP-12, WF-RULING-135: how often an adjustment was rolled; repeated ones add up. */
export function timesAdjusted({ game }: Read, adjustment: Adjustment): number {
  const all = game.campaign?.adjustments ?? [];
  return all.filter((each) => each === adjustment).length;
}

/** WF-CAMP-12: the roll between two missions. */
export const ADJUSTMENT: AdjustmentPlan = {
  type: 'adjustment',
  rule: 'WF-CAMP-12',
  dice: { adjustment: { count: 1, sides: 10 } },
};

export function resolveAdjustment({ adjustment: [die = 1] }: Dice<AdjustmentPlan['dice']>): {
  readonly die: number;
  readonly adjustment: Adjustment;
} {
  return { die, adjustment: adjustmentOf(die) };
}

/** WF-CAMP-12: what the faces of the die change, two and two. */
export const ADJUSTMENT_STEPS = ADJUSTMENTS.map((adjustment, index) => ({ from: 2 * index + 1, adjustment }));

function adjustmentOf(die: number): Adjustment {
  return ADJUSTMENT_STEPS.findLast(({ from }) => die >= from)?.adjustment ?? 'further';
}

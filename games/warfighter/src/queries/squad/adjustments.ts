import { ADJUSTMENTS, type Adjustment } from '../../state.ts';
import type { Read } from '../table/lookup.ts';

/** WF-CAMP-12, WF-RULING-135: how often an adjustment was rolled; repeated ones add up. */
export function timesAdjusted({ game }: Read, adjustment: Adjustment): number {
  const all = game.campaign?.adjustments ?? [];
  return all.filter((each) => each === adjustment).length;
}

/** WF-CAMP-12: what a face of the die changes. */
export function adjustmentOf(die: number): Adjustment {
  return ADJUSTMENTS[Math.ceil(die / 2) - 1] ?? 'further';
}

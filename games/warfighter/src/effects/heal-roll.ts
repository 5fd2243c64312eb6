import { hasUntreatedWound } from '../queries/soldiers/wounds.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** A d10 on a heal table; the Wound is named before the roll (WF-WOUND-04, 06). */
export const healRoll: Instant<'healRoll'> = {
  can: (state, { beneficiary }) => hasUntreatedWound(getSoldier(state, beneficiary)),
  run: (context, { beneficiary, actor }, { rows }) =>
    context.call('heal', { soldier: beneficiary, healer: actor, amount: 0, rows, wound: -1 }),
};

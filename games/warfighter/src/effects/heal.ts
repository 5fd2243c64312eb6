import { hasUntreatedWound } from '../queries/soldiers/wounds.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** Heal n on one untreated Wound (WF-WOUND-07, 08). */
export const heal: Instant<'heal'> = {
  can: (state, { beneficiary }) => hasUntreatedWound(getSoldier(state, beneficiary)),
  run: (context, { beneficiary, actor }, { amount }) =>
    context.call('heal', { soldier: beneficiary, healer: actor, amount, rows: [], wound: -1 }),
};

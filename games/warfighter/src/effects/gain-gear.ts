import { getSoldier } from '../queries/lookup.ts';
import { isPlayerSoldier } from '../queries/soldiers.ts';
import type { Instant } from './effect.ts';

/** An allowance of RP for gear and ammunition in mid-mission (WF-BUY-25, WF-RULING-10). */
export const gainGear: Instant<'gainGear'> = {
  can: (state, { beneficiary }) => isPlayerSoldier(state, getSoldier(state, beneficiary)),
  run: (context, { beneficiary }, { amount }) =>
    context.call('shopping', { points: amount, soldier: beneficiary }),
};

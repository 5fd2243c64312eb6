import { getSoldier } from '../queries/lookup.ts';
import { canAffordMove } from '../queries/moves.ts';
import type { Instant } from './effect.ts';

/** A Move without an Action; the Entrance cost is still paid (WF-RULING-44, 45). */
export const grantMove: Instant<'grantMove'> = {
  can(state, { actor, beneficiary, spoken }) {
    const viewer = getSoldier(state, actor > 0 ? actor : beneficiary).seat;
    return canAffordMove(state, getSoldier(state, beneficiary), viewer, spoken);
  },
  run: (context, { beneficiary }) => context.call('freeMove', { soldier: beneficiary }),
};

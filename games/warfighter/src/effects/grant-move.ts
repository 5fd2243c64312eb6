import { canAffordMove } from '../queries/movement/moves.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** A Move without an Action; the Entrance cost is still paid (WF-RULING-44, 45). */
export const grantMove: Instant<'grantMove'> = {
  can(state, { actor, beneficiary, spoken }) {
    const viewer = getSoldier(state, actor > 0 ? actor : beneficiary).seat;
    return canAffordMove(state, getSoldier(state, beneficiary), viewer, spoken);
  },
  run: (context, { beneficiary }) => context.call('freeMove', { soldier: beneficiary }),
};

import { getSoldier } from '../queries/lookup.ts';
import { affordableMoves } from '../queries/moves.ts';
import type { Instant } from './effect.ts';

/** A Move without an Action; the Entrance cost is still paid (WF-RULING-44, 45). */
export const grantMove: Instant<'grantMove'> = {
  can(state, { actor, beneficiary, spoken }) {
    const viewer = getSoldier(state, actor > 0 ? actor : beneficiary).seat;
    return affordableMoves(state, getSoldier(state, beneficiary), viewer, spoken).length > 0;
  },
  run: (context, { beneficiary }) => context.call('freeMove', { soldier: beneficiary }),
};

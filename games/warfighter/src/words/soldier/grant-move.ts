import { WHEN_USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import { stayRefusal } from '../../queries/movement/moves.ts';
import { getSoldier } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = {};

/** A Move without an Action; the Entrance cost is still paid (WF-RULING-44, 45). */
export const grantMove: Instant<'grantMove', typeof fields> = {
  name: 'grantMove',
  fields,
  meaning: 'a Move without an Action',
  at: WHEN_USED,
  needs: 'soldier',
  why(state, { actor, beneficiary, spoken }) {
    const viewer = getSoldier(state, actor > 0 ? actor : beneficiary).seat;
    return stayRefusal(state, getSoldier(state, beneficiary), viewer, spoken);
  },
  run: (context, { beneficiary }) => context.call('freeMove', { soldier: beneficiary }),
  text: () => part('effect.grantMove'),
};

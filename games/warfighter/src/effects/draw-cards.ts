import { drawActions } from '../acts/common.ts';
import { callMarkers } from '../acts/markers.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import { handZone } from '../queries/table/zones.ts';
import type { Instant } from './effect.ts';

/** Cards into the hand, whatever its size (WF-SOLD-03). */
export const drawCards: Instant<'drawCards'> = {
  can: (state, { beneficiary }) => isPlayerSoldier(state, getSoldier(state, beneficiary)),
  run(context, { beneficiary }, { amount }) {
    drawActions(context, handZone(beneficiary), amount, 'WF-SOLD-03');
    callMarkers(context, [beneficiary]);
  },
};

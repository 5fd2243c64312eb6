import { fetchLocation } from '../../acts/markers.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import { tokensIn, ZONES } from '../../queries/table/zones.ts';
import { whyHandless } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = {};

/** The top card of the Location deck into the hand (WF-CARD-25, WF-RULING-15). */
export const drawLocation: Instant<'drawLocation', typeof fields> = {
  name: 'drawLocation',
  fields,
  meaning: 'the top card of the Location deck into the hand',
  at: WHEN_USED,
  needs: 'soldier',
  why(state, scope) {
    const isAnyLeft = [ZONES.locationDeck, ZONES.locationDiscard].some(
      (zone) => tokensIn(state, zone).length > 0,
    );
    return whyHandless(state, scope) ?? (isAnyLeft ? undefined : 'NO_LOCATION_LEFT');
  },
  run: (context, { beneficiary }) => fetchLocation(context, beneficiary),
  text: () => part('effect.drawLocation'),
};

import { drawActions } from '../../acts/common.ts';
import { callMarkers } from '../../acts/markers.ts';
import { from1 } from '../../content/fields.ts';
import { FOR_SOLDIER } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { handZone } from '../../queries/table/zones.ts';
import { whyHandless } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** Cards into the hand, whatever its size (WF-SOLD-03). */
export const drawCards: Instant<'drawCards', typeof fields> = {
  name: 'drawCards',
  fields,
  meaning: 'cards into the hand',
  at: FOR_SOLDIER,
  needs: 'soldier',
  why: whyHandless,
  run(context, { beneficiary }, { amount }) {
    drawActions(context, handZone(beneficiary), amount, 'WF-SOLD-03');
    callMarkers(context, [beneficiary]);
  },
  text: ({ amount }) => quantity('drawCards', amount),
};

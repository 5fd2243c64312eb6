import { from1, term } from '../../content/fields.ts';
import { FOR_SOLDIER } from '../../content/moments.ts';
import { part, termPart } from '../../describe/parts/text-part.ts';
import type { Instant } from '../form/word.ts';

const fields = { climate: term, amount: from1(10) };

/** Hardy counters of one climate (WF-ENV-05, WF-KEY-41). */
export const gainHardy: Instant<'gainHardy', typeof fields> = {
  name: 'gainHardy',
  fields,
  meaning: 'Hardy counters; at `setup`, to start with',
  at: { ...FOR_SOLDIER, setup: ['skill', 'record', 'equipment'] },
  needs: 'soldier',
  run: (context, { beneficiary }, { climate, amount }) =>
    void context.emit({ type: 'hardyGained', rule: 'WF-ENV-05', soldier: beneficiary, climate, amount }),
  text: ({ climate, amount }, { when }) =>
    part(when === 'setup' ? 'effect.gainHardy.start' : 'effect.gainHardy', {
      climate: termPart(climate),
      amount,
    }),
};

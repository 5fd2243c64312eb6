import { from1 } from '../../content/fields.ts';
import { FOR_SOLDIER } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { getSoldier } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** Takes Suppress counters off the beneficiary. */
export const removeSuppress: Instant<'removeSuppress', typeof fields> = {
  name: 'removeSuppress',
  fields,
  meaning: 'takes Suppress counters off',
  at: FOR_SOLDIER,
  needs: 'soldier',
  why: (state, { beneficiary }) =>
    getSoldier(state, beneficiary).suppress > 0 ? undefined : 'NOT_SUPPRESSED',
  run(context, { beneficiary }, { amount }) {
    const removed = Math.min(amount, getSoldier(context.state, beneficiary).suppress);
    if (removed > 0)
      context.emit({ type: 'suppressRemoved', rule: 'WF-ACT-02', soldier: beneficiary, amount: removed });
  },
  text: ({ amount }) => quantity('removeSuppress', amount),
};

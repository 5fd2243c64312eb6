import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** Takes Suppress counters off the beneficiary. */
export const removeSuppress: Instant<'removeSuppress'> = {
  can: (state, { beneficiary }) => getSoldier(state, beneficiary).suppress > 0,
  run(context, { beneficiary }, { amount }) {
    const removed = Math.min(amount, getSoldier(context.state, beneficiary).suppress);
    if (removed > 0)
      context.emit({ type: 'suppressRemoved', rule: 'WF-ACT-02', soldier: beneficiary, amount: removed });
  },
};

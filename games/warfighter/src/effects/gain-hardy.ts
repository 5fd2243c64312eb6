import type { Instant } from './effect.ts';

/** Hardy counters of one climate (WF-ENV-05, WF-KEY-41). */
export const gainHardy: Instant<'gainHardy'> = {
  run: (context, { beneficiary }, { climate, amount }) =>
    void context.emit({ type: 'hardyGained', rule: 'WF-ENV-05', soldier: beneficiary, climate, amount }),
};

import type { Instant } from './effect.ts';

/** Extra Actions, now or at the next refresh (WF-RULING-119). */
export const gainActions: Instant<'gainActions'> = {
  run(context, { beneficiary }, { amount, next = false }) {
    context.emit({
      type: 'actionsGained',
      rule: 'WF-RULING-119',
      soldier: beneficiary,
      amount,
      isNext: next,
    });
  },
};

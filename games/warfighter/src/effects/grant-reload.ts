import { emptyStacks } from '../queries/soldiers/gear.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** A Reload without an Action. */
export const grantReload: Instant<'grantReload'> = {
  can: (state, { beneficiary }) => emptyStacks(getSoldier(state, beneficiary)).length > 0,
  run(context, { beneficiary }) {
    const [first, second] = emptyStacks(getSoldier(context.state, beneficiary));
    if (first === undefined) return;
    if (second !== undefined) return context.call('freeReload', { soldier: beneficiary });
    context.emit({
      type: 'reloaded',
      rule: 'WF-ACT-09',
      soldier: beneficiary,
      item: first.item,
      stack: first.stack,
    });
  },
};

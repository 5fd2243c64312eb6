import { WHEN_USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import { emptyStacks, reloadRefusal } from '../../queries/soldiers/gear.ts';
import { getSoldier } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = {};

/** A Reload without an Action. */
export const grantReload: Instant<'grantReload', typeof fields> = {
  name: 'grantReload',
  fields,
  meaning: 'a Reload without an Action',
  at: WHEN_USED,
  needs: 'soldier',
  why: (state, { beneficiary }) => reloadRefusal(getSoldier(state, beneficiary)),
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
  text: () => part('effect.grantReload'),
};

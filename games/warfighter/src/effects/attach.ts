import { nextSlot } from '../queries/mission/objective.ts';
import { cardOfToken } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** The card stays beside a Location (WF-HOST-48, WF-RULING-142); where there is none, it has no effect. */
export const attach: Instant<'attach'> = {
  run(context, { token, slot }, { at }) {
    const beside = at === 'here' ? slot : nextSlot(context.state, slot);
    if (beside > 0)
      context.emit({
        type: 'cardAttached',
        rule: 'WF-HOST-48',
        slot: beside,
        token,
        card: cardOfToken(context.state, token).id,
      });
  },
};

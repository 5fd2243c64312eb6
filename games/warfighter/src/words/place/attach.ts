import { oneOf } from '../../content/fields.ts';
import { part } from '../../describe/parts/text-part.ts';
import { nextSlot } from '../../queries/mission/objective.ts';
import { cardOfToken } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = { at: oneOf('here', 'next') };

/** The card stays beside a Location (WF-HOST-48, WF-RULING-142); without one, it has no effect. */
export const attach: Instant<'attach', typeof fields> = {
  name: 'attach',
  fields,
  meaning: 'the Event stays beside a Location',
  at: { eventDrawn: ['event'] },
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
  text: ({ at }) => part(`effect.attach.${at}`),
};

import { from1, optional, yes } from '../../content/fields.ts';
import { FOR_SOLDIER } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(5), next: optional(yes) };

/** Extra Actions, now or at the next refresh (WF-RULING-119). */
export const gainActions: Instant<'gainActions', typeof fields> = {
  name: 'gainActions',
  fields,
  meaning: 'Actions now, or at the next refresh',
  at: FOR_SOLDIER,
  needs: 'soldier',
  run(context, { beneficiary }, { amount, next = false }) {
    context.emit({
      type: 'actionsGained',
      rule: 'WF-RULING-119',
      soldier: beneficiary,
      amount,
      isNext: next,
    });
  },
  text: ({ amount, next }) => quantity(next ? 'gainActions.next' : 'gainActions', amount),
};

import { from1, oneOf } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: from1(5), kind: oneOf('support', 'stealth', 'covert') };

/** Something to pay with instead of cards. */
export const payDiscard: Passive<'payDiscard', typeof fields> = {
  name: 'payDiscard',
  fields,
  meaning: 'counts as so many discards towards the cost of a card of this kind',
  at: { payDiscards: OWNED },
  readIn: 'queries/gear/discard-help.ts',
  text: ({ amount, kind }) => part(`effect.payDiscard.${kind}`, { amount }),
};

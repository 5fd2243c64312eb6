import { from1 } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { whyUnhealed } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** Heal n on one untreated Wound (WF-WOUND-07, 08). */
export const heal: Instant<'heal', typeof fields> = {
  name: 'heal',
  fields,
  meaning: 'heals one untreated Wound',
  at: WHEN_USED,
  needs: 'soldier',
  why: whyUnhealed,
  run: (context, { beneficiary, actor }, { amount }) =>
    context.call('heal', { soldier: beneficiary, healer: actor, amount, rows: [], wound: -1 }),
  text: ({ amount }) => quantity('heal', amount),
};

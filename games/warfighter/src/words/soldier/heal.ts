import { from1 } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { hasUntreatedWound } from '../../queries/soldiers/wounds.ts';
import { getSoldier } from '../../queries/table/lookup.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** Heal n on one untreated Wound (WF-WOUND-07, 08). */
export const heal: Instant<'heal', typeof fields> = {
  name: 'heal',
  fields,
  meaning: 'heals one untreated Wound',
  at: WHEN_USED,
  needs: 'soldier',
  can: (state, { beneficiary }) => hasUntreatedWound(getSoldier(state, beneficiary)),
  run: (context, { beneficiary, actor }, { amount }) =>
    context.call('heal', { soldier: beneficiary, healer: actor, amount, rows: [], wound: -1 }),
  text: ({ amount }) => quantity('heal', amount),
};

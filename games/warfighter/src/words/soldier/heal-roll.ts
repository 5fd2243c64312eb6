import { from1, group, list } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { rollTable } from '../../describe/parts/roll-table.ts';
import { part } from '../../describe/parts/text-part.ts';
import { whyUnhealed } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { rows: list(group({ from: from1(20), heal: from1(20) }), 1) };

/** A d10 on a heal table; the Wound is named before the roll (WF-WOUND-04, 06). */
export const healRoll: Instant<'healRoll', typeof fields> = {
  name: 'healRoll',
  fields,
  meaning: 'heals one untreated Wound by a roll',
  at: WHEN_USED,
  needs: 'soldier',
  why: whyUnhealed,
  run: (context, { beneficiary, actor }, { rows }) =>
    context.call('heal', { soldier: beneficiary, healer: actor, amount: 0, rows, wound: -1 }),
  text: () => part('effect.healRoll'),
  tables: ({ rows }) => [
    rollTable(rows.map(({ from, heal }) => ({ from, result: part('row.heal', { amount: heal }) }))),
  ],
};

import { effects, from1 } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Instant } from '../form/word.ts';

const fields = { xp: from1(10), otherwise: effects };

/** Pay XP, or suffer the rest (WF-RULING-23). */
export const payOr: Instant<'payOr', typeof fields> = {
  name: 'payOr',
  fields,
  meaning: 'XP is paid, or the other effects happen',
  at: ANYTIME,
  inner: ({ otherwise }) => [{ path: ['otherwise'], effects: otherwise }],
  run: (context, scope, { xp, otherwise }) => context.call('payOr', { ...scope, xp, otherwise, payers: [] }),
  tables: ({ otherwise }, tablesOf) => tablesOf(otherwise),
  text: ({ xp, otherwise }, setting, _upgun, describeAll) =>
    part('effect.payOr', { xp, otherwise: describeAll(otherwise, setting) }),
};

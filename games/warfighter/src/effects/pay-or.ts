import type { Instant } from './effect.ts';

/** Pay XP, or suffer the rest (WF-RULING-23). */
export const payOr: Instant<'payOr'> = {
  run: (context, scope, { xp, otherwise }) => context.call('payOr', { ...scope, xp, otherwise, payers: [] }),
};

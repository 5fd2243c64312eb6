import type { Instant } from './effect.ts';

/** Experience that a card gives (WF-XP-12). */
export const gainXp: Instant<'gainXp'> = {
  run: (context, { beneficiary }, { amount }) =>
    void context.emit({ type: 'xpGained', rule: 'WF-XP-12', soldier: beneficiary, amount }),
};

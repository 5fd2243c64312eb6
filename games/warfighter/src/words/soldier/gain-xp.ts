import { from1 } from '../../content/fields.ts';
import { FOR_SOLDIER } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** Experience that a card gives (WF-XP-12). */
export const gainXp: Instant<'gainXp', typeof fields> = {
  name: 'gainXp',
  fields,
  meaning: 'Experience; at `setup`, to start with',
  at: { ...FOR_SOLDIER, setup: ['skill', 'record', 'weapon', 'equipment'] },
  needs: 'soldier',
  run: (context, { beneficiary }, { amount }) =>
    void context.emit({ type: 'xpGained', rule: 'WF-XP-12', soldier: beneficiary, amount }),
  text: ({ amount }, { when }) => quantity(when === 'setup' ? 'gainXp.start' : 'gainXp', amount),
};

import { between, optional, yes } from '../../content/fields.ts';
import { MISSION } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: between(-100, 100), perSlot: optional(yes) };

/** More or fewer resources for the team. */
export const modBudget: Passive<'modBudget', typeof fields> = {
  name: 'modBudget',
  fields,
  meaning: 'adds to the resources, `perSlot` times the slots',
  at: { setup: MISSION },
  readIn: 'queries/squad/layout.ts',
  text: ({ amount, perSlot }) =>
    part(`effect.modBudget.${amount < 0 ? 'pay' : 'gain'}${perSlot ? 'PerSlot' : ''}`, {
      amount: Math.abs(amount),
    }),
};

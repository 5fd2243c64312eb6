import { from1 } from '../../content/fields.ts';
import { OWNED, USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { face: from1(6) };

/** The defeat-cover die is set instead of rolled. */
export const setDefeatCover: Passive<'setDefeatCover', typeof fields> = {
  name: 'setDefeatCover',
  fields,
  meaning: 'the defeat-cover die counts as this face',
  at: { static: OWNED, declareAttack: USED },
  isConditional: true,
  shownBy: ['attackRolled'],
  readIn: 'queries/attack/attack.ts',
  text: ({ face }) => part('effect.setDefeatCover', { face }),
};

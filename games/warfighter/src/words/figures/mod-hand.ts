import { change } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A larger or smaller hand. */
export const modHand: Passive<'modHand', typeof fields> = {
  name: 'modHand',
  fields,
  meaning: 'adds to the hand size',
  at: { static: OWNED },
  readIn: 'queries/soldiers/soldiers.ts',
  text: (effect, _setting, upgun) => modifier('modHand', effect, upgun),
};

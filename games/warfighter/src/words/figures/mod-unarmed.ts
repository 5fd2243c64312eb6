import { change } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A better or worse Unarmed number. */
export const modUnarmed: Passive<'modUnarmed', typeof fields> = {
  name: 'modUnarmed',
  fields,
  meaning: 'makes the Unarmed number better',
  at: { static: OWNED },
  shownBy: ['unarmedUsed'],
  readIn: 'queries/gear/weapons.ts',
  text: (effect, _setting, upgun) => modifier('modUnarmed', effect, upgun),
};

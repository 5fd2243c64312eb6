import { change } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** More or fewer Actions. */
export const modActions: Passive<'modActions', typeof fields> = {
  name: 'modActions',
  fields,
  meaning: 'adds to the Actions of each turn',
  at: { static: OWNED },
  shownBy: ['soldierRefreshed'],
  readIn: 'queries/soldiers/soldiers.ts',
  text: (effect, _setting, upgun) => modifier('modActions', effect, upgun),
};

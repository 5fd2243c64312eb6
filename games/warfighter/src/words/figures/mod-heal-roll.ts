import { change } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A bonus or penalty on heal rolls. */
export const modHealRoll: Passive<'modHealRoll', typeof fields> = {
  name: 'modHealRoll',
  fields,
  meaning: 'adds to heal rolls that the Soldier makes',
  at: { static: OWNED },
  readIn: 'queries/soldiers/healing.ts',
  text: (effect, _setting, upgun) => modifier('modHealRoll', effect, upgun),
};

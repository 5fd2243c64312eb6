import { change } from '../../content/fields.ts';
import { OWNED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A bonus or penalty on hand-to-hand dice. */
export const modHth: Passive<'modHth', typeof fields> = {
  name: 'modHth',
  fields,
  meaning: 'adds to attack dice hand to hand',
  at: { static: OWNED },
  readIn: 'queries/attack/attack.ts',
  text: (effect, _setting, upgun) => modifier('modHth', effect, upgun),
};

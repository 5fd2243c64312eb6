import { change } from '../../content/fields.ts';
import { MISSION } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** More or fewer hostiles everywhere. */
export const modHostileValue: Passive<'modHostileValue', typeof fields> = {
  name: 'modHostileValue',
  fields,
  meaning: 'adds to every hostile threshold',
  at: { static: MISSION },
  shownBy: ['hostileEntered'],
  readIn: 'procedures/draw.ts',
  text: (effect, _setting, upgun) => modifier('modHostileValue', effect, upgun),
};

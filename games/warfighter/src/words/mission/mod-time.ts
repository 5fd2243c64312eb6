import { change } from '../../content/fields.ts';
import { MISSION } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** More or fewer turns. */
export const modTime: Passive<'modTime', typeof fields> = {
  name: 'modTime',
  fields,
  meaning: 'adds turns to the mission',
  at: { setup: MISSION },
  readIn: 'queries/squad/layout.ts',
  text: (effect, _setting, upgun) => modifier('modTime', effect, upgun),
};

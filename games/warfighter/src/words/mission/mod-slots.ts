import { change } from '../../content/fields.ts';
import { MISSION } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A longer or shorter path. */
export const modSlots: Passive<'modSlots', typeof fields> = {
  name: 'modSlots',
  fields,
  meaning: 'adds slots to the path',
  at: { setup: MISSION },
  readIn: 'queries/squad/layout.ts',
  text: (effect, _setting, upgun) => modifier('modSlots', effect, upgun),
};

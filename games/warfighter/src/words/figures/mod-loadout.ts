import { change } from '../../content/fields.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A higher or lower limit of what a Soldier may carry. */
export const modLoadout: Passive<'modLoadout', typeof fields> = {
  name: 'modLoadout',
  fields,
  meaning: 'adds to what the Soldier can carry',
  at: { static: ['soldier', 'skill', 'record', 'weapon', 'equipment'] },
  shownBy: ['soldierJoined'],
  readIn: 'content/card-index.ts',
  text: (effect, _setting, upgun) => modifier('modLoadout', effect, upgun),
};

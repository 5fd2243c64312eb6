import { term } from '../../content/fields.ts';
import { part, termPart } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { trait: term };

/** A trait for the weapon that carries it. */
export const addTrait: Passive<'addTrait', typeof fields> = {
  name: 'addTrait',
  fields,
  meaning: 'the weapon it is attached to has this trait',
  at: { static: ['equipment'] },
  shownBy: ['attackRolled'],
  readIn: 'queries/gear/weapons.ts',
  text: ({ trait }) => part('effect.addTrait', { trait: termPart(trait) }),
};

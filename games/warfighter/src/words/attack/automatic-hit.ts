import { OWNED, USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** Attack dice need not reach the Kill number. */
export const automaticHit: Passive<'automaticHit', typeof fields> = {
  name: 'automaticHit',
  fields,
  meaning: 'every attack die hits',
  at: { static: OWNED, declareAttack: USED },
  isConditional: true,
  shownBy: ['attackRolled'],
  readIn: 'queries/attack/attack.ts',
  text: () => part('effect.automaticHit'),
};

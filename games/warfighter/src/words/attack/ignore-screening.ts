import { USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** Attacks a Screened target. */
export const ignoreScreening: Passive<'ignoreScreening', typeof fields> = {
  name: 'ignoreScreening',
  fields,
  meaning: 'the attack may choose a screened target',
  at: { declareAttack: USED },
  readIn: 'choices/reacting.ts',
  text: () => part('effect.ignoreScreening'),
};

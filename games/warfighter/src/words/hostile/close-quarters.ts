import { PLACES } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** Striking Range of the whole Location. */
export const closeQuarters: Passive<'closeQuarters', typeof fields> = {
  name: 'closeQuarters',
  fields,
  meaning: 'Soldiers strike the whole Location, not one hostile card',
  at: { static: PLACES },
  readIn: 'queries/attack/striking.ts',
  text: () => keyword('closeQuarters'),
};

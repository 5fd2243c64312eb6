import { HOSTILE } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** It takes Suppress off the others. */
export const inspire: Passive<'inspire', typeof fields> = {
  name: 'inspire',
  fields,
  meaning: 'takes a Suppress from every hostile card',
  at: { attackStepStart: HOSTILE },
  readIn: 'queries/attack/hostile-attack.ts',
  text: () => keyword('inspire'),
};

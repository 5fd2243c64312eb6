import { HOSTILE } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** Suppress counters do not stay on it (WF-HOST-24). */
export const fearless: Passive<'fearless', typeof fields> = {
  name: 'fearless',
  fields,
  meaning: 'cannot be suppressed',
  at: { static: HOSTILE },
  shownBy: ['attackRolled'],
  readIn: 'acts/common.ts',
  text: () => keyword('fearless'),
};

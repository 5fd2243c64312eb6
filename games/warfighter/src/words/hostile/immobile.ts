import { from1, optional } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { after: optional(from1(10)) };

/** It stays where it is. */
export const immobile: Passive<'immobile', typeof fields> = {
  name: 'immobile',
  fields,
  meaning: 'does not close in; with `after`, once so many were killed',
  at: { static: HOSTILE },
  shownBy: ['timerMoved'],
  readIn: 'procedures/hostile-turn.ts',
  text: ({ after }) => (after === undefined ? keyword('immobile') : part('effect.immobile.after', { after })),
};

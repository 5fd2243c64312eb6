import { numbersUpTo, optional, span } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import { spanText, valuesText } from '../../describe/parts/figures.ts';
import type { Passive } from '../form/word.ts';

const fields = { values: numbersUpTo(20), range: optional(span) };

/** It calls for others. */
export const reinforce: Passive<'reinforce', typeof fields> = {
  name: 'reinforce',
  fields,
  meaning: 'draws a reinforcement of these values; with `range`, while its target is at such a distance',
  at: { reinforceStep: HOSTILE },
  readIn: 'procedures/hostile-turn.ts',
  text: ({ values, range }) =>
    range === undefined
      ? keyword('reinforce', { values: valuesText(values) })
      : keyword('reinforce.atRange', { values: valuesText(values), range: spanText(range) }),
};

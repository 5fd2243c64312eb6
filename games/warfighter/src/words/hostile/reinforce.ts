import { numbersUpTo, optional, span } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { spanText, valuesText } from '../../describe/parts/figures.ts';
import { part } from '../../describe/parts/text-part.ts';
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
      ? part('effect.reinforce', { values: valuesText(values) })
      : part('effect.reinforce.atRange', { values: valuesText(values), range: spanText(range) }),
};

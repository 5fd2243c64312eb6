import { from1, optional } from '../../content/fields.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = { from: optional(from1(20)) };

/** Every die of an attack counts separately. */
export const spray: Passive<'spray', typeof fields> = {
  name: 'spray',
  fields,
  meaning: 'every attack die counts separately; all but the best hit only `from` this number',
  at: { static: ['weapon'] },
  isConditional: true,
  readIn: 'queries/attack/attack.ts',
  text: ({ from }) => (from === undefined ? keyword('spray') : keyword('spray.from', { from })),
};

import { hostileClass } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { describeClass } from '../../describe/parts/hostile-class.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { those: hostileClass };

/** It screens others. */
export const screens: Passive<'screens', typeof fields> = {
  name: 'screens',
  fields,
  meaning: 'screens these hostile cards',
  at: { static: HOSTILE },
  shownBy: ['attackDeclared'],
  readIn: 'queries/attack/screening.ts',
  text: ({ those }) => part('effect.screens', { class: describeClass(those) }),
};

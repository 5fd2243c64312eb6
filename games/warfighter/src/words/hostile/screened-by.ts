import { hostileClass } from '../../content/fields.ts';
import { HOSTILE } from '../../content/moments.ts';
import { describeClass } from '../../describe/parts/hostile-class.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = { by: hostileClass };

/** Others screen it. */
export const screenedBy: Passive<'screenedBy', typeof fields> = {
  name: 'screenedBy',
  fields,
  meaning: 'is screened by these hostile cards',
  at: { static: HOSTILE },
  shownBy: ['attackDeclared'],
  readIn: 'queries/attack/screening.ts',
  text: ({ by }) => part('effect.screenedBy', { class: describeClass(by) }),
};

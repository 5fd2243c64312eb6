import { USED } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** A hostile attack hits another Soldier instead. */
export const redirectAttack: Passive<'redirectAttack', typeof fields> = {
  name: 'redirectAttack',
  fields,
  meaning: 'the hostile attacks the chosen Soldier instead of who plays it',
  at: { hostileDeclares: USED },
  readIn: 'procedures/play.ts',
  saysWho: () => true,
  text: (_effect, setting) => part('effect.redirectAttack', { who: struckBy(setting) }),
};

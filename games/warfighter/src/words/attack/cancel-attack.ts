import { USED } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** A hostile attack has no effect. */
export const cancelAttack: Passive<'cancelAttack', typeof fields> = {
  name: 'cancelAttack',
  fields,
  meaning: 'the hostile attack has no effect; before Wounds, what Events would do has none either',
  at: { hostileRolled: USED, woundAbout: USED },
  readIn: 'procedures/play.ts',
  text: (_effect, { when }) =>
    part(when === 'woundAbout' ? 'effect.cancelAttack.wounds' : 'effect.cancelAttack'),
};

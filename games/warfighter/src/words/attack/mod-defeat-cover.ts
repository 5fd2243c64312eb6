import { change } from '../../content/fields.ts';
import { OWNED, PLACES, USED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import { reachOf } from '../../describe/parts/setting.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A bonus or penalty on the defeat-cover die. */
export const modDefeatCover: Passive<'modDefeatCover', typeof fields> = {
  name: 'modDefeatCover',
  fields,
  meaning: 'adds to the defeat-cover die',
  at: { static: [...OWNED, ...PLACES], declareAttack: USED },
  isConditional: true,
  readIn: 'queries/attack/attack.ts',
  text: (effect, setting, upgun) =>
    modifier(`modDefeatCover.${reachOf(setting) === 'here' ? 'here' : 'own'}`, effect, upgun),
};

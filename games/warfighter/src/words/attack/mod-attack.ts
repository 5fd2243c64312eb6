import { change } from '../../content/fields.ts';
import { AROUND, OWNED, USED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import { reachOf } from '../../describe/parts/setting.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** A bonus or penalty on all attack dice. */
export const modAttack: Passive<'modAttack', typeof fields> = {
  name: 'modAttack',
  fields,
  meaning: 'adds to all attack dice',
  at: { static: [...OWNED, ...AROUND], declareAttack: USED },
  isConditional: true,
  readIn: 'queries/attack/attack.ts',
  text: (effect, setting, upgun) => modifier(`modAttack.${reachOf(setting)}`, effect, upgun),
};

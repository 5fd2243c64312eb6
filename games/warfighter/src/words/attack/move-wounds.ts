import { USED } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { part } from '../../describe/parts/text-part.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** Another Soldier takes the Wounds. */
export const moveWounds: Passive<'moveWounds', typeof fields> = {
  name: 'moveWounds',
  fields,
  meaning: 'the chosen Soldier takes the Wounds of who plays it',
  at: { woundAbout: USED },
  readIn: 'procedures/play.ts',
  saysWho: () => true,
  text: (_effect, setting) => part('effect.moveWounds', { who: struckBy(setting) }),
};

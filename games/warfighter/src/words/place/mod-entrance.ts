import { amount, oneOf } from '../../content/fields.ts';
import { AROUND, HOSTILE, USED } from '../../content/moments.ts';
import type { EffectOf } from '../../content/vocabulary.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import { reachOf, type Setting } from '../../describe/parts/setting.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount, at: oneOf('here', 'next') };

/** A more or less expensive Entrance. */
export const modEntrance: Passive<'modEntrance', typeof fields> = {
  name: 'modEntrance',
  fields,
  meaning: 'adds to the Entrance cost there',
  at: { static: [...HOSTILE, ...AROUND], firstEntry: USED, eventDrawn: ['event'] },
  readIn: 'queries/movement/entrance.ts',
  text: (effect, setting, upgun) => modifier(`modEntrance.${entranceOf(effect, setting)}`, effect, upgun),
};

/** A card for the first to enter works for the rest of the mission (WF-RULING-52); a report works everywhere. */
function entranceOf(effect: EffectOf<'modEntrance'>, setting: Setting): string {
  if (typeof effect.amount === 'object' && 'perHostile' in effect.amount) return `perHostile.${effect.at}`;
  if (setting.when === 'firstEntry') return 'lasting';
  return reachOf(setting) === 'all' ? 'all' : effect.at;
}

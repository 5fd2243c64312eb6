import { change } from '../../content/fields.ts';
import { MISSION, OWNED, USED } from '../../content/moments.ts';
import { modifier } from '../../describe/parts/effect-text.ts';
import { reachOf, type Setting } from '../../describe/parts/setting.ts';
import type { Passive } from '../form/word.ts';

const fields = { amount: change };

/** More or less Movement. */
export const modMovement: Passive<'modMovement', typeof fields> = {
  name: 'modMovement',
  fields,
  meaning: 'adds to the Movement of its Soldier; with `who` anySoldier, of all others',
  at: { static: [...OWNED, ...MISSION], payEntrance: USED },
  shownBy: ['soldierMoved'],
  readIn: 'queries/soldiers/soldiers.ts',
  text: (effect, setting, upgun) => modifier(`modMovement.${spanOf(setting)}`, effect, upgun),
};

/** For one entrance, for the whole team, or for its Soldier. */
function spanOf(setting: Setting): string {
  if (setting.when === 'payEntrance') return 'once';
  return reachOf(setting) === 'all' ? 'all' : 'own';
}

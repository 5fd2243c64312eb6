import type { WarEventOf } from '../../types.ts';
import type { Read } from '../table/lookup.ts';
import { planHostileAttack } from './hostile-attack.ts';

/** The least natural faces with which the dice of an attack do something. */
export interface Needs {
  readonly attack: number;
  readonly cover: number;
}

type Rolled = Pick<
  WarEventOf<'attackRolled'>,
  | 'dice'
  | 'modifier'
  | 'kill'
  | 'cover'
  | 'defeatCover'
  | 'coverModifier'
  | 'rolledKills'
  | 'rolledSuppresses'
>;

/** What the dice of a Soldier's attack needed (WF-ATK-11, 12); any face will do for one that hits automatically. */
export function attackNeeds(rolled: Rolled): Needs {
  const { dice, kill, modifier, cover, coverModifier, defeatCover, rolledKills, rolledSuppresses } = rolled;
  const attack = Math.max(1, kill - modifier);
  const isCoverDefeated = defeatCover + coverModifier >= cover;
  // WF-ATK-14: the hits are the Kills if Cover is defeated, and the Suppresses if it is not.
  const hits = isCoverDefeated ? rolledKills : rolledSuppresses;
  const isAutomatic = hits > 0 && dice.every((die) => die < attack);
  return { attack: isAutomatic ? 1 : attack, cover: Math.max(1, cover - coverModifier) };
}

/** What the dice of a hostile attack need (WF-HOST-33): its lowest row that is no miss, and the Soldier's Cover. */
export function hostileNeeds(state: Read, hostile: number, soldier: number): Needs | undefined {
  const plan = planHostileAttack(state, hostile, soldier);
  if (plan === undefined) return undefined;
  const { rows, cover, penetration } = plan;
  const hits = rows.filter(({ miss }) => !miss).map(({ from }) => from);
  return { attack: Math.max(1, Math.min(...hits)), cover: Math.max(1, cover - penetration) };
}

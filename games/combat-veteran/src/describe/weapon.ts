import type { NounRef } from '@sitrep/contract';
import type { Content, WeaponType } from '../content/content.ts';
import { HEAVY } from '../content/roster.ts';
import { say } from './lines.ts';

/** Firepower, range and crew of a type of weapon, and what is special about it. */
export function describeWeapon({ forces }: Content, id: string): readonly NounRef[] {
  const type = forces.weaponTypes.find((each) => each.id === id);
  if (type === undefined) return [];
  const issued = [forces.us, forces.enemy].flatMap(({ nation, weapons }) => {
    const count = weapons.filter((weapon) => weapon.type === id).length;
    return count === 0 ? [] : [say('issued', { nation: { key: `nation.${nation}` }, count })];
  });
  return [...issued, ...firepowerLines(type), ...rangeLines(type), ...crewLines(type), ...specialLines(type)];
}

/** CV-PIECE-04, CV-S2-10. */
function firepowerLines({ firepower, onPeak }: WeaponType): readonly NounRef[] {
  return [
    ...(firepower === undefined ? [] : [say(firepower.kind, { value: firepower.value })]),
    ...(onPeak === undefined ? [] : [say('onPeak', { value: onPeak.value })]),
  ];
}

/** CV-COND-10, CV-S2-12: a weapon reaches as far as its firepower, a plus weapon as far as both together. */
function rangeLines({ firepower, ignores = [] }: WeaponType): readonly NounRef[] {
  if (firepower === undefined) return [];
  const { kind, value } = firepower;
  const range = kind === 'plus' ? say('rangeAdded', { value }) : say('range', { value });
  return [
    ignores.includes('range') ? say('anyRange') : range,
    ...(ignores.includes('armor') ? [say('noArmor')] : []),
  ];
}

/** CV-PIECE-10, CV-COND-06. */
function crewLines({ crew }: WeaponType): readonly NounRef[] {
  return [say('crew', { crew }), ...(crew === HEAVY ? [say('heavy')] : [])];
}

function specialLines(type: WeaponType): readonly NounRef[] {
  return [
    ...(type.isRadio ? [say('radio')] : []),
    ...(type.smoke === undefined ? [] : [say('smoke', { dice: type.smoke })]),
    ...(type.isExpendable ? [say('oneUse')] : []),
    ...(type.hasBackblast ? [say('backblast')] : []),
    ...(type.hexArmor === undefined ? [] : [say('fixed', { dice: type.hexArmor })]),
  ];
}

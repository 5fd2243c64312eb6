import type { NounRef } from '@sitrep/contract';
import type { Content, Force, Soldier } from '../content/content.ts';
import type { Side } from '../types.ts';

/** What a side brings along, in numbers: men, leaders, weapons, bunkers, fire support. */
export function forcesOf({ forces }: Content, side: Side): readonly NounRef[] {
  const force = forces[side];
  const types = forces.weaponTypes.map(({ id }) => id);
  return [...menOf(force), ...weaponsOf(force, types), ...worksOf(force)];
}

function menOf({ soldiers }: Force): readonly NounRef[] {
  const count = (test: (soldier: Soldier) => boolean) => soldiers.filter(test).length;
  const inGroups = soldiers.reduce((sum, { men = 0 }) => sum + men, 0);
  return [
    inGroups > 0
      ? { key: 'brief.groups', args: { count: soldiers.length, men: inGroups } }
      : { key: 'brief.men', args: { count: soldiers.length } },
    ...counted(
      'leaders',
      count(({ rank = 0 }) => rank > 0),
    ),
    ...counted(
      'heroes',
      count(({ isHero }) => isHero === true),
    ),
    ...counted(
      'medics',
      count(({ isMedic }) => isMedic === true),
    ),
  ];
}

function counted(name: string, count: number): readonly NounRef[] {
  return count === 0 ? [] : [{ key: `brief.${name}`, args: { count } }];
}

function weaponsOf({ weapons }: Force, types: readonly string[]): readonly NounRef[] {
  return types.flatMap((type) => {
    const count = weapons.filter((weapon) => weapon.type === type).length;
    return count === 0 ? [] : [{ key: 'brief.pieces', args: { count, piece: { key: `weapon.${type}` } } }];
  });
}

function worksOf({ bunkers = [], chits = [] }: Force): readonly NounRef[] {
  return [
    ...counted('bunkerCount', bunkers.length),
    ...chits.map(({ id, count }) => ({ key: 'brief.pieces', args: { count, piece: { key: `chit.${id}` } } })),
  ];
}

import type { NounRef } from '@sitrep/contract';
import type { Content } from '../content/content.ts';
import { rosterOf } from '../content/roster.ts';
import { soldierNoun } from '../describe/soldier.ts';

/** A piece by its number: a man by his name, a group or bunker by its number, a weapon by its type. */
export function pieceNoun(content: Content, piece: number): NounRef | undefined {
  const { soldiers, weapons, bunkers, firstWeapon, firstBunker } = rosterOf(content);
  if (piece < firstWeapon) return soldierNoun(content, soldiers[piece]?.id ?? '');
  const weapon = weapons[piece - firstWeapon];
  if (weapon !== undefined) return weaponNoun(content, weapon.id, weapon.type.id);
  const bunker = bunkers[piece - firstBunker];
  if (bunker === undefined) return undefined;
  return { key: 'noun.bunker', args: { number: piece - firstBunker + 1, armor: bunker.armor } };
}

/** If a side has several weapons of a type, a number tells them apart. */
function weaponNoun({ forces: { us, enemy } }: Content, id: string, type: string): NounRef {
  const alike = [...us.weapons, ...enemy.weapons].filter((each) => each.type === type);
  const name = { key: `weapon.${type}` };
  if (alike.length < 2) return name;
  return { key: 'noun.copy', args: { name, copy: alike.findIndex((each) => each.id === id) + 1 } };
}

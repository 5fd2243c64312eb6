import type { Piece } from '../content/roster.ts';
import { type Field, fieldOf, type Read } from '../queries/field.ts';
import { armorOf } from '../queries/pieces.ts';
import { firstUsers, hiddenBunkers, type Party, partiesOf, sizeOf } from './parties.ts';

/**
 * Whether both sides can work out what a view hides at this path. CV-S1-03: a soldier in the hex of an undiscovered bunker
 * is inside. CV-S1-04, CV-STACK-13: a weapon's user is certain if nobody else can have it.
 */
export function isCertain(state: Read, path: string): boolean {
  const [name = '', index = ''] = path.split('.');
  if (name !== 'user') return name === 'isInside';
  const field = fieldOf(state);
  return usersOf(field, Number(index) + field.roster.firstWeapon).length === 1;
}

/** Everybody who may have a hidden weapon: at first those set up with it, later anybody its bunker may have room for. */
function usersOf(field: Field, weapon: Piece): readonly Piece[] {
  const parties = partiesOf(field);
  const own = parties.find(({ weapons }) => weapons.includes(weapon)) ?? { soldiers: [], weapons: [weapon] };
  const room = Math.max(...hiddenBunkers(field).map((bunker) => armorOf(field, bunker)));
  const isNear = (party: Party) => party === own || sizeOf(party) + sizeOf(own) <= room;
  const near = parties.filter(isNear).flatMap(({ soldiers }) => soldiers);
  return firstUsers(field, weapon) ?? near;
}

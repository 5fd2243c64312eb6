import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { type Field, soldierOf, weaponOf } from '../queries/field.ts';
import { isBroken, isEffective, seatOf, userOf, weaponsOf } from '../queries/pieces.ts';
import { NONE } from '../state.ts';
import type { Outlook, Reply } from './outlook.ts';
import { MAN, worthOf } from './worth.ts';

/** What a command of the Discipline Phase is worth; ending the phase is worth nothing. */
export function disciplineWorth({ field }: Outlook, answer: Reply): number {
  switch (answer.type) {
    case 'rally':
      return 500 + 10 * soldierOf(field, answer.leader === NONE ? answer.soldier : answer.leader).discipline;
    case 'treat':
      return 400;
    case 'repair':
      return 300 + soldierOf(field, answer.soldier).discipline;
    case 'assign':
      return takeWorth(field, answer);
    case 'shelter':
      return answer.isInside ? 200 : -1;
    default:
      return answer.type === 'endPhase' ? 0 : -1;
  }
}

/** A weapon that nobody can use goes to somebody who has none. */
function takeWorth(field: Field, { weapon, soldier }: Extract<Command, { type: 'assign' }>): number {
  const { type, seat } = weaponOf(field, weapon);
  const user = userOf(field, weapon);
  const isIdle = user === NONE || !isEffective(field, user);
  const isFree = isEffective(field, soldier) && weaponsOf(field, soldier).length === 0;
  const isOwn = seat === soldierOf(field, soldier).seat;
  const isUseful = type.firepower !== undefined || (type.isRadio === true && isOwn);
  const isAble = soldierOf(field, soldier).firepower !== undefined;
  return isIdle && isFree && isUseful && isAble ? 100 : -1;
}

/** What a piece is worth to its own side, where one must be given up. */
export function keepWorth(field: Field, piece: Piece): number {
  const { firstWeapon, firstBunker } = field.roster;
  if (piece >= firstBunker) return 2 * MAN;
  if (piece < firstWeapon) return worthOf(field, piece);
  return isBroken(field, piece) ? 1 : 60 * (weaponOf(field, piece).type.firepower?.value ?? 1);
}

/** What it is worth to damage a piece of either side. */
export function damageWorth(field: Field, piece: Piece, seat: number): number {
  return seatOf(field, piece) === seat ? -MAN : keepWorth(field, piece);
}

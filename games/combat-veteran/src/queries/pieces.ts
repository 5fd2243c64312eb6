import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import { HEAVY, type Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import { type Field, get, soldierOf, weaponOf } from './field.ts';

export function rival(seat: Seat): Seat {
  return 1 - seat;
}

/** Whether a piece is openly on the map; an undiscovered one is not (CV-S1-10). */
export function isOnMap({ game }: Field, piece: Piece): boolean {
  return get(game.at, piece) >= 0 && !get(game.isHidden, piece);
}

export function isWounded({ game }: Field, soldier: Piece): boolean {
  return get(game.stance, soldier) === 'wounded';
}

export function isCrawling({ game }: Field, soldier: Piece): boolean {
  return get(game.stance, soldier) === 'crawling';
}

/** CV-PIECE-14, CV-RULING-06: neither crawling nor wounded; runners and sprinters are effective. */
export function isEffective(field: Field, soldier: Piece): boolean {
  return !isWounded(field, soldier) && !isCrawling(field, soldier);
}

/** Whether a soldier runs or sprints on the map. */
export function isHot({ game }: Field, soldier: Piece): boolean {
  const stance = get(game.stance, soldier);
  return get(game.at, soldier) >= 0 && (stance === 'running' || stance === 'sprinting');
}

/** The soldiers of a side, by number. */
export function soldiersOf({ roster }: Field, seat: Seat): readonly Piece[] {
  return get(roster.sides, seat);
}

/** The soldiers of a side in a hex, hidden ones included. */
export function soldiersIn({ game, roster }: Field, hex: Hex, seat: Seat): readonly Piece[] {
  const found: Piece[] = [];
  for (const soldier of get(roster.sides, seat)) if (game.at[soldier] === hex) found.push(soldier);
  return found;
}

/** CV-ATK-04: whether both sides have soldiers in a hex. */
export function isContested({ game }: Field, hex: Hex): boolean {
  return game.contests.some((contest) => contest.hex === hex);
}

/** CV-RULING-07: how many pieces of any type a hex holds. */
export function countPieces({ game }: Field, hex: Hex): number {
  let count = 0;
  for (let piece = 0; piece < game.at.length; piece += 1)
    if (game.at[piece] === hex && !game.isHidden[piece]) count += 1;
  return count;
}

/** Everything in a hex that is on the map. */
export function piecesIn({ game }: Field, hex: Hex): readonly Piece[] {
  return [...game.at.keys()].filter((piece) => game.at[piece] === hex && !game.isHidden[piece]);
}

export function weaponsIn(field: Field, hex: Hex): readonly Piece[] {
  const { firstWeapon, firstBunker } = field.roster;
  return piecesIn(field, hex).filter((piece) => piece >= firstWeapon && piece < firstBunker);
}

/** The user of a weapon, or `NONE`. */
export function userOf({ game, roster }: Field, weapon: Piece): Piece {
  return get(game.user, weapon - roster.firstWeapon);
}

export function assistantOf({ game, roster }: Field, weapon: Piece): Piece {
  return get(game.assistant, weapon - roster.firstWeapon);
}

export function isBroken({ game, roster }: Field, weapon: Piece): boolean {
  return get(game.isBroken, weapon - roster.firstWeapon);
}

/** The weapons that a soldier possesses. */
export function weaponsOf({ game, roster }: Field, soldier: Piece): readonly Piece[] {
  const found: Piece[] = [];
  for (let index = 0; index < game.user.length; index += 1)
    if (game.user[index] === soldier) found.push(index + roster.firstWeapon);
  return found;
}

/** CV-MOVE-14: whether a weapon takes two soldiers to carry. */
export function isHeavy(field: Field, weapon: Piece): boolean {
  return weaponOf(field, weapon).type.crew === HEAVY;
}

/** The bunker in a hex that both sides know of, or `NONE`. */
export function bunkerIn({ game, roster }: Field, hex: Hex): Piece {
  for (let piece = roster.firstBunker; piece < game.at.length; piece += 1)
    if (game.at[piece] === hex && !game.isHidden[piece]) return piece;
  return NONE;
}

export function armorOf({ roster }: Field, bunker: Piece): number {
  return get(roster.bunkers, bunker - roster.firstBunker).armor;
}

/** CV-STACK-13: how many more pieces fit into a bunker. */
export function roomIn(field: Field, bunker: Piece): number {
  const { game } = field;
  const hex = get(game.at, bunker);
  let pieces = 0;
  for (let soldier = 0; soldier < field.roster.firstWeapon; soldier += 1)
    if (game.at[soldier] === hex && game.isInside[soldier]) pieces += sizeOf(field, soldier);
  return armorOf(field, bunker) - pieces;
}

/** The bunker that a soldier is in, undiscovered or not, or `NONE`. */
export function shelterOf({ game, roster }: Field, soldier: Piece): Piece {
  if (!get(game.isInside, soldier)) return NONE;
  const hex = get(game.at, soldier);
  for (let piece = roster.firstBunker; piece < game.at.length; piece += 1)
    if (game.at[piece] === hex) return piece;
  return NONE;
}

/** CV-RULING-79: a soldier takes up one place, and each of its weapons another. */
export function sizeOf(field: Field, soldier: Piece): number {
  return 1 + weaponsOf(field, soldier).length;
}

/** Who carries a wounded man, or `NONE`. */
export function carrierOf({ game }: Field, man: Piece): Piece {
  return game.carries.indexOf(man);
}

/** Whether a side still has pieces that the other has not discovered; both sides know that much (CV-RULING-124). */
export function hasHidden(field: Field, seat: Seat): boolean {
  return field.game.isHidden.some((isHidden, piece) => isHidden && seatOf(field, piece) === seat);
}

/** The side whose order of battle has a piece. */
export function seatOf(field: Field, piece: Piece): Seat {
  const { firstWeapon, firstBunker } = field.roster;
  if (piece < firstWeapon) return soldierOf(field, piece).seat;
  // CV-PIECE-17: only the enemy has bunkers
  return piece < firstBunker ? weaponOf(field, piece).seat : 1;
}

import type { Hex } from '@sitrep/hex';
import type { Piece } from '../content/roster.ts';
import { MARK, NONE } from '../state.ts';
import { dotsLeft, whyNoCrew, whyNoDotsOf, whyUnable } from './able.ts';
import { type Aim, armInUse, findShot } from './aiming.ts';
import { type Field, get, isMarked, soldierOf, weaponOf } from './field.ts';
import { isBroken, isEffective, shelterOf, soldiersIn } from './pieces.ts';

/** CV-RULING-78: the bunker whose firepower a soldier may use, or `NONE`. */
export function bonusBunker(field: Field, soldier: Piece): Piece {
  const bunker = shelterOf(field, soldier);
  return bunker !== NONE && isMarked(field, bunker, MARK.used) ? NONE : bunker;
}

/** CV-RULING-13: who may serve a weapon with its user. */
export function crewFor(field: Field, aim: Aim): readonly Piece[] {
  const { firer, weapon, crew, isCrewed } = aim;
  if (isCrewed || weapon === NONE || findShot(field, firer) !== undefined || soldierOf(field, firer).isGroup)
    return [];
  if (crew.length + 1 >= weaponOf(field, weapon).type.crew) return [];
  return soldiersIn(field, get(field.game.at, firer), soldierOf(field, firer).seat).filter(
    (soldier) => whyNoCrew(field, aim, soldier) === undefined,
  );
}

/** CV-COND-11, CV-RULING-25, CV-RULING-71, CV-RULING-72: leaders whose dots a firer may draw on, with how many are left. */
export function ranksFor(field: Field, firer: Piece, hex: Hex): readonly (readonly [Piece, number])[] {
  const shot = findShot(field, firer);
  // dots count once per hex, like hex modifiers
  if (shot?.hexes.includes(hex)) return [];
  const { at } = field.game;
  const here = get(at, firer);
  const bound = shot?.leader ?? NONE;
  const found: (readonly [Piece, number])[] = [];
  for (const leader of get(field.roster.leaders, soldierOf(field, firer).seat))
    if (at[leader] === here && whyNoDotsOf(field, leader, bound) === undefined)
      found.push([leader, dotsLeft(field, leader)]);
  return found;
}

/** CV-ATK-01 to CV-ATK-05: whether a soldier may fire at all in this phase. */
export function mayFire(field: Field, soldier: Piece): boolean {
  return get(field.game.at, soldier) >= 0 && whyUnable(field, soldier) === undefined;
}

/** What a soldier may fire with: its own rating (`NONE`), or one of its weapons. */
export function sourcesOf(field: Field, soldier: Piece): readonly Piece[] {
  const { game, roster } = field;
  const shot = findShot(field, soldier);
  const isAble = isEffective(field, soldier);
  if (shot !== undefined) {
    const arm = armInUse(field, shot.weapon);
    return shot.left > 0 && (isAble || arm === NONE) ? [arm] : [];
  }
  const sources = [NONE];
  // CV-RULING-25: a crawling soldier has only its own rating
  for (let index = 0; isAble && index < game.user.length; index += 1) {
    const weapon = index + roster.firstWeapon;
    if (game.user[index] === soldier && !isBroken(field, weapon) && get(roster.weapons, index).type.firepower)
      sources.push(weapon);
  }
  return sources;
}

import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import { type Field, get, soldierOf, weaponOf } from './field.ts';
import { assistantOf, isHeavy, weaponsOf } from './pieces.ts';

/** CV-MOVE-15: the most weapons of a carrier, and of one that carries a wounded man too. */
const MOST_WEAPONS = 3;
const MOST_BESIDE_MAN = 2;

/** CV-S2-17: some weapons stay where they are. */
export function isFixed(field: Field, weapon: Piece): boolean {
  return weaponOf(field, weapon).type.hexArmor !== undefined;
}

/** Weapons that a soldier takes along as their user, when the members of its group go with it. */
export function carriedBy(field: Field, soldier: Piece, members: readonly Piece[]): readonly Piece[] {
  return weaponsOf(field, soldier).filter((weapon) => canCarry(field, soldier, weapon, members));
}

function canCarry(field: Field, soldier: Piece, weapon: Piece, members: readonly Piece[]): boolean {
  if (isFixed(field, weapon)) return false;
  if (!isHeavy(field, weapon)) return true;
  const assistant = soldierOf(field, soldier).isGroup ? soldier : assistantOf(field, weapon);
  // CV-MOVE-14, CV-RULING-12: the two stay together; CV-RULING-14: one Taliban piece is enough
  return assistant !== NONE && members.includes(assistant) && canBearHeavy(field, soldier, weapon, assistant);
}

/** CV-MOVE-16, CV-MOVE-19: carriers of a heavy weapon walk or crawl, and carry nothing else. */
function canBearHeavy(field: Field, soldier: Piece, weapon: Piece, assistant: Piece): boolean {
  return [soldier, assistant].every((carrier) => {
    const stance = get(field.game.stance, carrier);
    const isFree = weaponsOf(field, carrier).every((each) => each === weapon || isFixed(field, each));
    return (
      (stance === 'walking' || stance === 'crawling') && get(field.game.carries, carrier) === NONE && isFree
    );
  });
}

/** Whether a soldier helps carry a heavy weapon, as user or assistant. */
export function bearsHeavy(field: Field, soldier: Piece): boolean {
  const { user, assistant } = field.game;
  for (const index of field.roster.heavies)
    if (user[index] === soldier || assistant[index] === soldier) return true;
  return false;
}

/** CV-RULING-27: how much a soldier carries, a wounded man and its part of a heavy weapon included. */
export function loadOf(field: Field, soldier: Piece, members: readonly Piece[]): number {
  const own = carriedBy(field, soldier, members).length;
  const man = get(field.game.carries, soldier) === NONE ? 0 : 1;
  return own + man + (assists(field, soldier, members) ? 1 : 0);
}

/** CV-MOVE-17: each carrier of a heavy weapon is slowed. */
function assists(field: Field, soldier: Piece, members: readonly Piece[]): boolean {
  const { game, roster } = field;
  return roster.heavies.some((index) => {
    if (game.assistant[index] !== soldier) return false;
    const user = get(game.user, index);
    return (
      user !== NONE && members.includes(user) && canCarry(field, user, index + roster.firstWeapon, members)
    );
  });
}

/** CV-MOVE-15: whether a soldier has more than it may carry and must put something down first. */
export function isOverloaded(field: Field, soldier: Piece, members: readonly Piece[]): boolean {
  const most = get(field.game.carries, soldier) === NONE ? MOST_WEAPONS : MOST_BESIDE_MAN;
  return carriedBy(field, soldier, members).length > most;
}

/** CV-MOVE-25: whether a soldier may lift a wounded man on top of what it carries. */
export function hasHandsFree(field: Field, soldier: Piece): boolean {
  const weapons = weaponsOf(field, soldier).filter((weapon) => !isFixed(field, weapon));
  return (
    weapons.length <= MOST_BESIDE_MAN &&
    get(field.game.carries, soldier) === NONE &&
    !bearsHeavy(field, soldier)
  );
}

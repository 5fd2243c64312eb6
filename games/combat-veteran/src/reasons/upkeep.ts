import type { Seat } from '@sitrep/kernel';
import { type Piece, STACK_LIMIT } from '../content/roster.ts';
import { type Field, get, isMarked, soldierOf, weaponOf } from '../queries/field.ts';
import {
  armorOf,
  assistantOf,
  bunkerIn,
  countPieces,
  isBroken,
  isHeavy,
  isWounded,
  roomIn,
  seatOf,
  shelterOf,
  sizeOf,
  userOf,
} from '../queries/pieces.ts';
import {
  elsewhere,
  notOnMap,
  type Order,
  type Why,
  whyDown,
  whyFighting,
  whyNotYours,
} from '../queries/reason.ts';
import { MARK, NONE } from '../state.ts';

/** A weapon that is off the map, or in a place that the seat does not know. */
function whyNoWeapon(field: Field, seat: Seat, weapon: Piece): Why | undefined {
  const isKnown = !get(field.game.isHidden, weapon) || seatOf(field, weapon) === seat;
  return isKnown && get(field.game.at, weapon) >= 0 ? undefined : notOnMap(weapon);
}

/** CV-COLL-05, CV-COLL-07: why a soldier cannot try to repair a weapon. */
export function whyNoRepair(field: Field, seat: Seat, { weapon, soldier }: Order<'repair'>): Why | undefined {
  const args = { weapon };
  const why = whyNotYours(field, seat, soldier) ?? whyNoWeapon(field, seat, weapon);
  if (why !== undefined) return why;
  if (!isBroken(field, weapon)) return { code: 'WORKS', rule: 'CV-COLL-05', args };
  if (weaponOf(field, weapon).seat !== seat) return { code: 'CAPTURED', rule: 'CV-COLL-09', args };
  if (isMarked(field, weapon, MARK.mended)) return { code: 'TRIED_ALREADY', rule: 'CV-COLL-07', args };
  const { at } = field.game;
  return get(at, soldier) === get(at, weapon) ? whyBusy(field, soldier) : elsewhere(soldier, 'CV-COLL-05');
}

/** CV-COLL-06: who is too busy to repair. */
function whyBusy(field: Field, soldier: Piece): Why | undefined {
  const { game } = field;
  const rule = 'CV-COLL-06';
  const why = whyDown(field, soldier, rule) ?? whyFighting(field, soldier, rule);
  if (why !== undefined) return why;
  const stance = get(game.stance, soldier);
  if (stance !== 'walking') return { code: 'IN_STANCE', rule, args: { soldier, stance } };
  if (get(game.carries, soldier) !== NONE) return { code: 'CARRIES_MAN', rule, args: { soldier } };
  const hex = get(game.at, soldier);
  return countPieces(field, hex) > STACK_LIMIT ? { code: 'OVERSTACKED', rule, args: { hex } } : undefined;
}

/** CV-DISC-15, CV-RULING-10: why a soldier cannot take a weapon; each weapon changes hands once per phase. */
export function whyNoAssignment(field: Field, seat: Seat, order: Order<'assign'>): Why | undefined {
  const { weapon, soldier } = order;
  return (
    whyNotYours(field, seat, soldier) ??
    whyNoWeapon(field, seat, weapon) ??
    whyNotFree(field, seat, weapon) ??
    whyNoTaker(field, weapon, soldier) ??
    whyNoRoomFor(field, weapon, soldier) ??
    whyNoHelper(field, order) ??
    whyNoChange(field, order)
  );
}

function whyNotFree(field: Field, seat: Seat, weapon: Piece): Why | undefined {
  const user = userOf(field, weapon);
  const args = { weapon };
  if (user !== NONE && soldierOf(field, user).seat !== seat)
    return { code: 'ENEMY_HAS_IT', rule: 'CV-RULING-10', args };
  return isMarked(field, weapon, MARK.assigned)
    ? { code: 'ASSIGNED_ALREADY', rule: 'CV-RULING-10', args }
    : undefined;
}

/** Whoever takes a weapon or helps with it must be in its hex and not wounded. */
function whyNoTaker(field: Field, weapon: Piece, soldier: Piece): Why | undefined {
  const { at } = field.game;
  if (get(at, soldier) !== get(at, weapon)) return elsewhere(soldier, 'CV-DISC-15');
  return isWounded(field, soldier) ? { code: 'WOUNDED', rule: 'CV-MOVE-24', args: { soldier } } : undefined;
}

/** CV-STACK-13: a weapon that comes into a bunker needs room; one that is inside already does not. */
function whyNoRoomFor(field: Field, weapon: Piece, soldier: Piece): Why | undefined {
  const bunker = shelterOf(field, soldier);
  const user = userOf(field, weapon);
  const isInside = user !== NONE && get(field.game.isInside, user);
  return bunker === NONE || isInside || roomIn(field, bunker) >= 1 ? undefined : isFull(field, bunker);
}

function isFull(field: Field, bunker: Piece): Why {
  return { code: 'BUNKER_FULL', rule: 'CV-STACK-13', args: { armor: armorOf(field, bunker) } };
}

/** CV-RULING-12: a heavy weapon may have an assistant, unless its user is a group of men. */
function whyNoHelper(field: Field, { weapon, soldier, assistant }: Order<'assign'>): Why | undefined {
  if (assistant === NONE) return undefined;
  const { seat, isGroup } = soldierOf(field, soldier);
  const why = whyNotYours(field, seat, assistant);
  if (why !== undefined) return why;
  if (assistant === soldier || isGroup || !isHeavy(field, weapon))
    return { code: 'NO_HELPER', rule: 'CV-RULING-12', args: { weapon } };
  return whyNoTaker(field, weapon, assistant);
}

function whyNoChange(field: Field, { weapon, soldier, assistant }: Order<'assign'>): Why | undefined {
  const isSame = userOf(field, weapon) === soldier && assistantOf(field, weapon) === assistant;
  return isSame ? { code: 'NO_CHANGE', rule: 'CV-DISC-15' } : undefined;
}

/** CV-RULING-79: why a soldier cannot enter or leave the bunker of its hex, which it may do once per phase. */
export function whyNoShelter(field: Field, seat: Seat, order: Order<'shelter'>): Why | undefined {
  const { soldier, isInside } = order;
  const rule = 'CV-RULING-79';
  const why = whyNotYours(field, seat, soldier);
  if (why !== undefined) return why;
  if (get(field.game.isHidden, soldier)) return { code: 'UNDISCOVERED', rule, args: { soldier } };
  if (isMarked(field, soldier, MARK.assigned)) return { code: 'SHELTERED_ALREADY', rule, args: { soldier } };
  if (get(field.game.isInside, soldier) === isInside) return { code: 'NO_CHANGE', rule };
  return isInside ? whyNoRoom(field, soldier) : undefined;
}

/** Why a soldier cannot go into a bunker in its hex that both sides know of; the US side uses none (CV-RULING-130). */
export function whyNoRoom(field: Field, soldier: Piece): Why | undefined {
  if (soldierOf(field, soldier).seat === 0) return { code: 'NO_BUNKERS', rule: 'CV-RULING-130' };
  const hex = get(field.game.at, soldier);
  const bunker = bunkerIn(field, hex);
  if (bunker === NONE) return { code: 'NO_BUNKER', rule: 'CV-RULING-79', args: { hex } };
  return roomIn(field, bunker) >= sizeOf(field, soldier) ? undefined : isFull(field, bunker);
}

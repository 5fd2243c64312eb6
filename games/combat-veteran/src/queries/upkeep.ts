import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { MARK, NONE } from '../state.ts';
import { type Field, get, isMarked, soldierOf, weaponOf } from './field.ts';
import {
  bunkerIn,
  countPieces,
  isBroken,
  isContested,
  isHeavy,
  isOnMap,
  isWounded,
  roomIn,
  STACK,
  shelterOf,
  sizeOf,
  soldiersIn,
  soldiersOf,
  userOf,
} from './pieces.ts';

/** Every weapon that is in a hex. */
function weaponsOnMap({ game, roster }: Field): readonly Piece[] {
  const found: Piece[] = [];
  for (let weapon = roster.firstWeapon; weapon < roster.firstBunker; weapon += 1)
    if (get(game.at, weapon) >= 0) found.push(weapon);
  return found;
}

/** CV-COLL-05: the repairs that may be tried. */
export function repairs(field: Field, seat: Seat): readonly Command[] {
  const broken = weaponsOnMap(field).filter(
    (weapon) =>
      isBroken(field, weapon) &&
      weaponOf(field, weapon).seat === seat &&
      !isMarked(field, weapon, MARK.mended),
  );
  return broken.flatMap((weapon) =>
    soldiersIn(field, get(field.game.at, weapon), seat)
      .filter((soldier) => canRepair(field, soldier))
      .map((soldier) => ({ type: 'repair', weapon, soldier }) as const),
  );
}

/** CV-COLL-06: who is too busy to repair. */
function canRepair(field: Field, soldier: Piece): boolean {
  const { game } = field;
  const hex = get(game.at, soldier);
  return (
    get(game.stance, soldier) === 'walking' &&
    get(game.carries, soldier) === NONE &&
    !isContested(field, hex) &&
    countPieces(field, hex) <= STACK
  );
}

/** CV-DISC-15, CV-RULING-10: who may take which weapon, each weapon once in the phase. */
export function assignments(field: Field, seat: Seat): readonly Command[] {
  return weaponsOnMap(field).flatMap((weapon): readonly Command[] => {
    const user = userOf(field, weapon);
    const isTheirs = user !== NONE && soldierOf(field, user).seat !== seat;
    if (isTheirs || isMarked(field, weapon, MARK.assigned)) return [];
    const hex = get(field.game.at, weapon);
    const takers = soldiersIn(field, hex, seat).filter((soldier) => !isWounded(field, soldier));
    return takers
      .filter((soldier) => hasRoomFor(field, soldier, weapon))
      .flatMap((soldier) => possessions(field, weapon, soldier, takers));
  });
}

/** CV-STACK-13: whether a weapon fits in where its new user is; one that is inside already takes no more room. */
function hasRoomFor(field: Field, soldier: Piece, weapon: Piece): boolean {
  const bunker = shelterOf(field, soldier);
  const user = userOf(field, weapon);
  const isInside = user !== NONE && get(field.game.isInside, user);
  return bunker === NONE || isInside || roomIn(field, bunker) >= 1;
}

/** CV-RULING-12: a heavy weapon may have an assistant, unless its user is a group of men. */
function possessions(
  field: Field,
  weapon: Piece,
  soldier: Piece,
  takers: readonly Piece[],
): readonly Command[] {
  const { game, roster } = field;
  const needsTwo = isHeavy(field, weapon) && !soldierOf(field, soldier).isGroup;
  const helpers = needsTwo ? takers.filter((taker) => taker !== soldier) : [];
  return [NONE, ...helpers]
    .filter(
      (assistant) =>
        userOf(field, weapon) !== soldier || get(game.assistant, weapon - roster.firstWeapon) !== assistant,
    )
    .map((assistant) => ({ type: 'assign', weapon, soldier, assistant }) as const);
}

/** CV-RULING-79: who may go into a bunker that both sides know of, or come out, once in the phase. */
export function shelterings(field: Field, seat: Seat): readonly Command[] {
  return soldiersOf(field, seat).flatMap((soldier): readonly Command[] => {
    if (!isOnMap(field, soldier) || isMarked(field, soldier, MARK.assigned)) return [];
    if (field.game.isInside[soldier]) return [{ type: 'shelter', soldier, isInside: false }];
    return fitsIn(field, soldier) ? [{ type: 'shelter', soldier, isInside: true }] : [];
  });
}

/** Whether the bunker of a soldier's hex has room for it; the US side uses none (CV-RULING-130). */
export function fitsIn(field: Field, soldier: Piece): boolean {
  if (soldierOf(field, soldier).seat === 0) return false;
  const bunker = bunkerIn(field, get(field.game.at, soldier));
  return bunker !== NONE && roomIn(field, bunker) >= sizeOf(field, soldier);
}

import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import {
  bunkerIn,
  isBroken,
  isHeavy,
  isOnMap,
  isWounded,
  soldiersIn,
  soldiersOf,
} from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why } from '../queries/reason.ts';
import { whyNoAssignment, whyNoRepair, whyNoShelter } from '../reasons/upkeep.ts';
import { NONE } from '../state.ts';

type Upkeep = Order<'repair' | 'assign' | 'shelter'>;

/** Every weapon that is in a hex. */
function weaponsOnMap({ game, roster }: Field): readonly Piece[] {
  const found: Piece[] = [];
  for (let weapon = roster.firstWeapon; weapon < roster.firstBunker; weapon += 1)
    if (get(game.at, weapon) >= 0) found.push(weapon);
  return found;
}

/** The repairs that a side might want: every broken weapon, by everybody who is there. */
function repairs(field: Field, seat: Seat): readonly Upkeep[] {
  const broken = weaponsOnMap(field).filter((weapon) => isBroken(field, weapon));
  return broken.flatMap((weapon) =>
    soldiersIn(field, get(field.game.at, weapon), seat).map(
      (soldier) => ({ type: 'repair', weapon, soldier }) as const,
    ),
  );
}

/** Who might take which weapon: everybody who is there and not wounded. */
function assignments(field: Field, seat: Seat): readonly Upkeep[] {
  return weaponsOnMap(field).flatMap((weapon) => {
    const hex = get(field.game.at, weapon);
    const takers = soldiersIn(field, hex, seat).filter((soldier) => !isWounded(field, soldier));
    return takers.flatMap((soldier) =>
      [NONE, ...helpersOf(field, weapon, soldier, takers)].map(
        (assistant) => ({ type: 'assign', weapon, soldier, assistant }) as const,
      ),
    );
  });
}

/** CV-RULING-12: those who could help to carry a heavy weapon. */
function helpersOf(field: Field, weapon: Piece, soldier: Piece, takers: readonly Piece[]): readonly Piece[] {
  const needsTwo = isHeavy(field, weapon) && !soldierOf(field, soldier).isGroup;
  return needsTwo ? takers.filter((taker) => taker !== soldier) : [];
}

/** CV-RULING-79: who might go into a bunker that both sides know of, or come out. */
function shelterings(field: Field, seat: Seat): readonly Upkeep[] {
  const near = soldiersOf(field, seat).filter(
    (soldier) => isOnMap(field, soldier) && bunkerIn(field, get(field.game.at, soldier)) !== NONE,
  );
  return near.map((soldier) => ({ type: 'shelter', soldier, isInside: !field.game.isInside[soldier] }));
}

export function whyNoUpkeep(field: Field, seat: Seat, command: Upkeep): Why | undefined {
  switch (command.type) {
    case 'repair':
      return whyNoRepair(field, seat, command);
    case 'assign':
      return whyNoAssignment(field, seat, command);
    case 'shelter':
      return whyNoShelter(field, seat, command);
  }
}

function candidates(field: Field, seat: Seat): readonly Upkeep[] {
  return [repairs, assignments, shelterings].flatMap((list) => list(field, seat));
}

/** CV-COLL-05, CV-DISC-15, CV-RULING-79: repairs, weapons that change hands, and who goes into a bunker or comes out. */
export function upkeepOptions(field: Field, seat: Seat): readonly Upkeep[] {
  return candidates(field, seat).filter((command) => whyNoUpkeep(field, seat, command) === undefined);
}

/** Upkeep that cannot be done, leaving out what would change nothing. */
export function blockedUpkeep(field: Field, seat: Seat): readonly Refused[] {
  const refused = refusedOf(candidates(field, seat), (command) => whyNoUpkeep(field, seat, command));
  return refused.filter(({ code }) => code !== 'NO_CHANGE');
}

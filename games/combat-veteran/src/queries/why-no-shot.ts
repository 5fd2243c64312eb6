import type { Hex } from '@sitrep/hex';
import type { Blocked, Reason, Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { NONE } from '../state.ts';
import { armInUse, findShot } from './aiming.ts';
import { enemyHexes, openAim } from './aims.ts';
import { markOf, planOf, reaches } from './feasible.ts';
import { type Field, get, soldierOf, weaponOf } from './field.ts';
import { whyUnable } from './firers.ts';
import { canSee, occupiedHexes } from './line-of-sight.ts';
import { isBroken, isCrawling, soldiersOf, weaponsOf } from './pieces.ts';

type Why = Reason<CvTypes>;

/** What fire is to be given at: hexes of enemies, or those who have just entered one. */
export interface Quarry {
  readonly hexes: readonly Hex[];
  readonly movers: readonly Piece[];
}

/** The quarry of the Combat Phase. */
export function quarryOf(field: Field, seat: Seat): Quarry {
  return { hexes: enemyHexes(field, seat), movers: [] };
}

/** Every soldier of a side with all it has to fire with, as far as it cannot fire now, and why. */
export function blockedShots(field: Field, seat: Seat, quarry: Quarry): readonly Blocked<CvTypes>[] {
  return soldiersOf(field, seat)
    .filter((soldier) => get(field.game.at, soldier) >= 0)
    .flatMap((soldier) =>
      [NONE, ...armsOf(field, soldier)].flatMap((weapon) => {
        const why = whyNoShot(field, soldier, weapon, quarry);
        return why === undefined ? [] : [{ command: { type: 'fire', soldier, weapon } as const, ...why }];
      }),
    );
}

/** Weapons that could be fired, working or not. */
function armsOf(field: Field, soldier: Piece): readonly Piece[] {
  return weaponsOf(field, soldier).filter((weapon) => weaponOf(field, weapon).type.firepower !== undefined);
}

/** Why a soldier cannot fire with a weapon or, `NONE`, with its own rating; `undefined` where it can. */
function whyNoShot(field: Field, soldier: Piece, weapon: Piece, quarry: Quarry): Why | undefined {
  return (
    whyUnable(field, soldier) ??
    whyUnarmed(field, soldier, weapon) ??
    whyNoAim(field, soldier, weapon, quarry)
  );
}

/** What keeps it from firing with this weapon. */
function whyUnarmed(field: Field, soldier: Piece, weapon: Piece): Why | undefined {
  if (weapon !== NONE && isCrawling(field, soldier)) return { code: 'CRAWLING', rule: 'CV-RULING-25' };
  if (weapon !== NONE && isBroken(field, weapon)) return { code: 'MALFUNCTION', rule: 'CV-COLL-04' };
  const shot = findShot(field, soldier);
  if (shot === undefined) return undefined;
  // CV-ATK-26 in the own Combat Phase, CV-RULING-49 in defence
  if (field.game.phase !== 'movement') return { code: 'HAS_FIRED', rule: 'CV-ATK-26' };
  const isSpent = shot.left === 0 || armInUse(field, shot.weapon) !== weapon;
  return isSpent ? { code: 'HAS_FIRED', rule: 'CV-RULING-49' } : undefined;
}

/** What keeps it from hitting anybody. */
function whyNoAim(field: Field, soldier: Piece, weapon: Piece, { hexes, movers }: Quarry): Why | undefined {
  if (hexes.length === 0) return { code: 'NO_TARGET', rule: 'CV-ATK-22' };
  const plan = planOf(field, openAim(soldier, weapon, NONE, movers));
  if (plan === undefined) return { code: 'CREW_TOO_SMALL', rule: 'CV-COND-06' };
  const seen = hexes.filter((hex) => canSee(field, plan.from, hex));
  if (seen.length === 0) return { code: 'NO_SIGHT', rule: 'CV-LOS-12' };
  const { seat } = soldierOf(field, soldier);
  const occupied = occupiedHexes(field);
  return seen.some((hex) => reaches(field, plan, markOf(field, hex, seat, movers), occupied))
    ? undefined
    : { code: 'NO_DICE', rule: 'CV-ATK-15' };
}

/** Hexes of enemies that a firer cannot attack, and why. */
export function blockedAims(field: Field, soldier: Piece, weapon: Piece): readonly Blocked<CvTypes>[] {
  const { hexes } = quarryOf(field, soldierOf(field, soldier).seat);
  return hexes.flatMap((hex) => {
    const why = whyNoAim(field, soldier, weapon, { hexes: [hex], movers: [] });
    return why === undefined ? [] : [{ command: { type: 'aim', hex } as const, ...why }];
  });
}

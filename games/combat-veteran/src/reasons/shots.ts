import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { whyUnable } from '../queries/able.ts';
import { type Aim, armInUse, enemiesIn, findShot } from '../queries/aiming.ts';
import { enemyHexes, openAim } from '../queries/aims.ts';
import { planOf, reaches, type TargetHex, targetHexOf } from '../queries/feasible.ts';
import { type Field, get, soldierOf, weaponOf } from '../queries/field.ts';
import { canSee, occupiedHexes } from '../queries/line-of-sight.ts';
import { isBroken, isContested, isCrawling, soldiersOf, weaponsOf } from '../queries/pieces.ts';
import { type Order, type Refused, refusedOf, type Why, whyNotYours } from '../queries/reason.ts';
import { NONE } from '../state.ts';
import { noSight, whyNoDice } from './no-dice.ts';

/** What may be fired at: hexes with enemies, or those who have just entered one. Results are cached for the next soldier. */
export interface Quarry {
  readonly seat: Seat;
  readonly hexes: readonly Hex[];
  readonly movers: readonly Piece[];
  readonly occupied: readonly Hex[];
  readonly targetHexes: Map<Hex, TargetHex>;
  readonly seen: Map<Hex, readonly Hex[]>;
}

/** `seat` fires at those who have just entered a hex. */
export function quarryIn(field: Field, seat: Seat, hex: Hex, movers: readonly Piece[]): Quarry {
  const occupied = occupiedHexes(field);
  return { seat, hexes: [hex], movers, occupied, targetHexes: new Map(), seen: new Map() };
}

/** The quarry of the Combat Phase. */
export function quarryOf(field: Field, seat: Seat): Quarry {
  return { ...quarryIn(field, seat, NONE, []), hexes: enemyHexes(field, seat) };
}

/** The hexes of a quarry that are seen from one. */
function seenFrom(field: Field, { hexes, seen }: Quarry, from: Hex): readonly Hex[] {
  const found = seen.get(from) ?? hexes.filter((hex) => canSee(field, from, hex));
  seen.set(from, found);
  return found;
}

function targetHexIn(field: Field, { targetHexes, seat, movers }: Quarry, hex: Hex): TargetHex {
  const target = targetHexes.get(hex) ?? targetHexOf(field, hex, seat, movers);
  targetHexes.set(hex, target);
  return target;
}

/** Every soldier and weapon of a side that cannot fire now, and why. */
export function blockedShots(field: Field, quarry: Quarry): readonly Refused[] {
  const candidates = soldiersOf(field, quarry.seat)
    .filter((soldier) => get(field.game.at, soldier) >= 0)
    .flatMap((soldier) =>
      [NONE, ...armsOf(field, soldier)].map((weapon) => ({ type: 'fire', soldier, weapon }) as const),
    );
  return refusedOf(candidates, (command) => whyNoShot(field, command, quarry));
}

/** Weapons that could be fired, working or not. */
function armsOf(field: Field, soldier: Piece): readonly Piece[] {
  return weaponsOf(field, soldier).filter((weapon) => weaponOf(field, weapon).type.firepower !== undefined);
}

/** Why a soldier cannot fire with a weapon or, `NONE`, with its own rating; `undefined` if it can. */
export function whyNoShot(field: Field, command: Order<'fire'>, quarry: Quarry): Why | undefined {
  const { soldier, weapon } = command;
  return (
    whyNotYours(field, quarry.seat, soldier) ??
    whyUnable(field, soldier) ??
    (weapon === NONE ? undefined : whyUnarmed(field, soldier, weapon)) ??
    whyFired(field, soldier, weapon) ??
    whyNoAim(field, openAim(soldier, weapon, NONE, quarry.movers), quarry)
  );
}

/** What keeps it from firing with this weapon. */
function whyUnarmed(field: Field, soldier: Piece, weapon: Piece): Why | undefined {
  const args = { soldier, piece: weapon };
  if (!weaponsOf(field, soldier).includes(weapon)) return { code: 'NOT_HIS', rule: 'CV-STACK-04', args };
  if (!armsOf(field, soldier).includes(weapon))
    return { code: 'NO_ATTACK', rule: 'CV-ATK-11', args: { weapon } };
  if (isCrawling(field, soldier)) return { code: 'CRAWLING', rule: 'CV-RULING-25', args: { soldier } };
  return isBroken(field, weapon) ? { code: 'MALFUNCTION', rule: 'CV-COLL-04', args: { weapon } } : undefined;
}

/** CV-ATK-26 in one's own Combat Phase, CV-RULING-49 in defence: what has been fired already. */
function whyFired(field: Field, soldier: Piece, weapon: Piece): Why | undefined {
  const shot = findShot(field, soldier);
  if (shot === undefined) return undefined;
  const args = { soldier };
  if (field.game.phase !== 'movement') return { code: 'HAS_FIRED', rule: 'CV-ATK-26', args };
  const isSpent = shot.left === 0 || armInUse(field, shot.weapon) !== weapon;
  return isSpent ? { code: 'HAS_FIRED', rule: 'CV-RULING-49', args } : undefined;
}

/** Why an aim cannot hit anybody in a quarry. */
function whyNoAim(field: Field, aim: Aim, quarry: Quarry): Why | undefined {
  const { hexes, occupied } = quarry;
  const [hex] = hexes;
  if (hex === undefined) return { code: 'NO_TARGET', rule: 'CV-ATK-22' };
  const plan = planOf(field, aim);
  if (plan === undefined) return { code: 'CREW_TOO_SMALL', rule: 'CV-COND-06', args: { weapon: aim.weapon } };
  const seen = seenFrom(field, quarry, plan.from);
  if (seen.length === 0)
    return hexes.length === 1
      ? noSight(field, plan.from, hex)
      : { code: 'NO_SIGHT', rule: 'CV-LOS-12', args: { soldier: aim.firer, block: 'all' } };
  const isOpen = seen.some((each) => reaches(field, plan, targetHexIn(field, quarry, each), occupied));
  return isOpen ? undefined : whyNoDice(field, plan, seen, occupied);
}

/** Why an attack cannot be made as chosen so far. */
export function whyInfeasible(field: Field, aim: Aim): Why | undefined {
  const { seat } = soldierOf(field, aim.firer);
  return whyNoAim(field, aim, quarryIn(field, seat, aim.hex, aim.movers));
}

/** Why a firer cannot aim at a hex in its Combat Phase. */
export function whyNoAimAt(field: Field, firer: Piece, weapon: Piece, hex: Hex): Why | undefined {
  const why = whyUnable(field, firer);
  if (why !== undefined) return why;
  if (enemiesIn(field, hex, soldierOf(field, firer).seat, []).length === 0)
    return { code: 'NO_ENEMY', rule: 'CV-ATK-22', args: { hex } };
  if (isContested(field, hex)) return { code: 'IN_CLOSE_COMBAT', rule: 'CV-ATK-04', args: { hex } };
  return whyInfeasible(field, openAim(firer, weapon, hex, []));
}

/** Hexes of enemies that a firer cannot attack, and why. */
export function blockedAims(field: Field, firer: Piece, weapon: Piece): readonly Refused[] {
  const { seat } = soldierOf(field, firer);
  const hexes = new Set(
    soldiersOf(field, 1 - seat).flatMap((enemy) =>
      field.game.isHidden[enemy] ? [] : [get(field.game.at, enemy)],
    ),
  );
  const candidates = [...hexes].filter((hex) => hex >= 0).map((hex) => ({ type: 'aim', hex }) as const);
  return refusedOf(candidates, ({ hex }) => whyNoAimAt(field, firer, weapon, hex));
}

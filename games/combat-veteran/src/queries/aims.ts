import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { ShotFrame } from '../frames.ts';
import { NONE } from '../state.ts';
import { findShot } from './aiming.ts';
import { type Mark, markOf, type Plan, planOf, reaches } from './feasible.ts';
import { type Field, get, soldierOf } from './field.ts';
import { mayFire, sourcesOf } from './firers.ts';
import { canSee, occupiedHexes } from './line-of-sight.ts';
import { isContested, isOnMap, rival, soldiersOf } from './pieces.ts';

/** An attack of which nothing is chosen but who fires with what. */
export function openAim(firer: Piece, weapon: Piece, hex: Hex, movers: readonly Piece[]): ShotFrame {
  return {
    firer,
    weapon,
    hex,
    crew: [],
    isCrewed: false,
    bonus: NONE,
    leader: NONE,
    dots: NONE,
    movers,
    excess: 0,
  };
}

/** Hexes with enemies that may be fired at from outside (CV-ATK-04). */
function enemyHexes(field: Field, seat: Seat): readonly Hex[] {
  const hexes: Hex[] = [];
  for (const enemy of soldiersOf(field, rival(seat))) {
    const hex = get(field.game.at, enemy);
    if (isOnMap(field, enemy) && !hexes.includes(hex) && !isContested(field, hex)) hexes.push(hex);
  }
  return hexes;
}

/** The hexes that a firer can attack in its Combat Phase. */
export function aimsFor(field: Field, firer: Piece, weapon: Piece): readonly Hex[] {
  if (!mayFire(field, firer) || !sourcesOf(field, firer).includes(weapon)) return [];
  const { seat } = soldierOf(field, firer);
  const plan = planOf(field, openAim(firer, weapon, NONE, []));
  if (plan === undefined) return [];
  const occupied = occupiedHexes(field);
  return enemyHexes(field, seat).filter(
    (hex) => canSee(field, plan.from, hex) && reaches(field, plan, markOf(field, hex, seat, []), occupied),
  );
}

/** What a shot may be aimed at: hexes with enemies, or those who have just entered one. */
interface Prey {
  readonly seat: Seat;
  readonly hexes: readonly Hex[];
  readonly movers: readonly Piece[];
}

/** CV-ATK-03: who may attack in the Combat Phase, and with what; whoever began and stopped is finished (CV-ATK-18). */
export function combatShots(field: Field, seat: Seat): Iterable<Command> {
  const fresh = soldiersOf(field, seat).filter((soldier) => findShot(field, soldier) === undefined);
  return shotsOf(field, fresh, { seat, hexes: enemyHexes(field, seat), movers: [] });
}

/** CV-DFIRE-01: who of these may fire at those who entered a hex, and with what. */
export function defensiveShots(
  field: Field,
  firers: readonly Piece[],
  hex: Hex,
  movers: readonly Piece[],
): Iterable<Command> {
  return shotsOf(field, firers, { seat: rival(field.game.active), hexes: [hex], movers });
}

/** One after another, for often it is enough to know that there is one. */
function* shotsOf(field: Field, firers: readonly Piece[], prey: Prey): Generator<Command> {
  const hasShot = shotFinder(field, prey);
  for (const soldier of firers) {
    if (!mayFire(field, soldier)) continue;
    for (const weapon of sourcesOf(field, soldier))
      if (hasShot(soldier, weapon)) yield { type: 'fire', soldier, weapon };
  }
}

/** Tells who has a shot. What one hex sees, and what the same figures from the same hex come to, is worked out once. */
function shotFinder(field: Field, { seat, hexes, movers }: Prey): (soldier: Piece, weapon: Piece) => boolean {
  const marks = hexes.map((hex) => markOf(field, hex, seat, movers));
  const occupied = occupiedHexes(field);
  const seen = new Map<Hex, readonly Mark[]>();
  const known = new Map<number, boolean>();
  return (soldier, weapon) => {
    const from = get(field.game.at, soldier);
    const near = seen.get(from) ?? marks.filter(({ hex }) => canSee(field, from, hex));
    seen.set(from, near);
    const plan = near.length > 0 ? planOf(field, openAim(soldier, weapon, NONE, movers)) : undefined;
    if (plan === undefined) return false;
    const key = keyOf(plan, weapon);
    const answer =
      (key === NONE ? undefined : known.get(key)) ??
      near.some((mark) => reaches(field, plan, mark, occupied));
    if (key !== NONE) known.set(key, answer);
    return answer;
  };
}

/** What tells apart shots with own ratings, which many soldiers of a hex have in common; `NONE` for others. */
function keyOf({ from, budget, dots, isBegun }: Plan, weapon: Piece): number {
  return isBegun || weapon !== NONE ? NONE : (from * KEY_STEP + budget.dice) * KEY_STEP + dots;
}

/** More than any firepower and any rank. */
const KEY_STEP = 64;

/** Whether there is any. */
export function hasAny(commands: Iterable<Command>): boolean {
  for (const _ of commands) return true;
  return false;
}

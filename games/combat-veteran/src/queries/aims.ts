import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { ShotFrame } from '../frames.ts';
import { NONE } from '../state.ts';
import { findShot } from './aiming.ts';
import { planOf, reaches, type TargetHex, targetHexOf } from './feasible.ts';
import { type Field, get, soldierOf } from './field.ts';
import { mayFire, sourcesOf } from './firers.ts';
import { canSee, occupiedHexes } from './line-of-sight.ts';
import { isContested, isOnMap, rival, soldiersOf } from './pieces.ts';

/** An attack with only the firer, weapon and hex chosen. */
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
export function enemyHexes(field: Field, seat: Seat): readonly Hex[] {
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
    (hex) =>
      canSee(field, plan.from, hex) && reaches(field, plan, targetHexOf(field, hex, seat, []), occupied),
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

/** A generator, because it is often enough to know that there is one. */
function* shotsOf(field: Field, firers: readonly Piece[], prey: Prey): Generator<Command> {
  const scan = makeScan(field, prey);
  for (const soldier of firers) {
    if (!mayFire(field, soldier) || targetHexesFrom(field, scan, get(field.game.at, soldier)).length === 0)
      continue;
    for (const weapon of sourcesOf(field, soldier))
      if (hasShot(field, scan, soldier, weapon)) yield { type: 'fire', soldier, weapon };
  }
}

/** What the search for shots has found so far: what each hex sees, and the results for the same figures from the same hex. */
interface Scan extends Prey {
  readonly occupied: readonly Hex[];
  readonly targetHexes: Map<Hex, TargetHex>;
  readonly seen: Map<Hex, readonly TargetHex[]>;
  readonly known: Map<number, boolean>;
}

function makeScan(field: Field, prey: Prey): Scan {
  return {
    ...prey,
    occupied: occupiedHexes(field),
    targetHexes: new Map(),
    seen: new Map(),
    known: new Map(),
  };
}

function targetHexesFrom(field: Field, scan: Scan, from: Hex): readonly TargetHex[] {
  const known = scan.seen.get(from);
  if (known !== undefined) return known;
  const targetHexes = scan.hexes
    .filter((hex) => canSee(field, from, hex))
    .map((hex) => targetHexIn(field, scan, hex));
  scan.seen.set(from, targetHexes);
  return targetHexes;
}

function targetHexIn(field: Field, { targetHexes, seat, movers }: Scan, hex: Hex): TargetHex {
  const target = targetHexes.get(hex) ?? targetHexOf(field, hex, seat, movers);
  targetHexes.set(hex, target);
  return target;
}

function hasShot(field: Field, scan: Scan, soldier: Piece, weapon: Piece): boolean {
  const key = keyOf(field, soldier, weapon);
  const known = key === NONE ? undefined : scan.known.get(key);
  if (known !== undefined) return known;
  const plan = planOf(field, openAim(soldier, weapon, NONE, scan.movers));
  const answer =
    plan !== undefined &&
    targetHexesFrom(field, scan, plan.from).some((target) => reaches(field, plan, target, scan.occupied));
  if (key !== NONE) scan.known.set(key, answer);
  return answer;
}

/** A key for shots with own ratings, which many soldiers in a hex share; `NONE` for others. */
function keyOf(field: Field, soldier: Piece, weapon: Piece): number {
  if (weapon !== NONE || field.game.isInside[soldier] || findShot(field, soldier) !== undefined) return NONE;
  const { firepower = 0 } = soldierOf(field, soldier);
  return get(field.game.at, soldier) * KEY_STEP + firepower;
}

/** Higher than any firepower. */
const KEY_STEP = 64;

/** Whether there is any. */
export function hasAny(commands: Iterable<Command>): boolean {
  for (const _ of commands) return true;
  return false;
}

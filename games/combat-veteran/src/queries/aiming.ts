import { distance, type Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import { HEAVY, type Piece } from '../content/roster.ts';
import { GONE, NONE } from '../state.ts';
import type { Modifier } from '../types.ts';
import {
  type HexFacts,
  hexModifiers,
  modified,
  type TargetFacts,
  targetDice,
  targetModifiers,
} from './conditions.ts';
import { type Field, type GameRead, get, soldierOf, weaponOf } from './field.ts';
import { type Budget, findBudget } from './firepower.ts';
import { countBetween } from './line-of-sight.ts';
import { armorOf, bunkerIn, countPieces, isOnMap, rival, soldiersIn } from './pieces.ts';
import { terrainAt, terrainDice } from './terrain.ts';

/** An attack as far as it has been chosen. */
export interface Aim {
  readonly firer: Piece;
  /** `NONE` for the soldier's own rating. */
  readonly weapon: Piece;
  readonly hex: Hex;
  readonly crew: readonly Piece[];
  /** Whether the crew is complete: nobody else will serve. */
  readonly isCrewed: boolean;
  /** Firepower that a bunker adds, and rank dots; `NONE` while that is open. */
  readonly bonus: number;
  readonly dots: number;
  /** In defensive fire, those who entered the hex; otherwise empty. */
  readonly movers: readonly Piece[];
}

/** The dice that an aim can commit, and what the hex does to them. */
export interface Pool {
  readonly budget: Budget;
  readonly modifiers: readonly Modifier[];
}

export function findShot({ game }: Field, firer: Piece): GameRead['shots'][number] | undefined {
  return game.shots.find((shot) => shot.firer === firer);
}

/** What a firer may spend on this aim, or `undefined` if it cannot fire like that. */
export function budgetOf(field: Field, { firer, weapon, crew, bonus }: Aim): Budget | undefined {
  const shot = findShot(field, firer);
  // CV-RULING-49: what is left of the budget first chosen
  if (shot !== undefined)
    return { dice: shot.left + bonus, range: rangeLeft(field, shot) + bonus, isCircled: false };
  const { firepower, isGroup } = soldierOf(field, firer);
  return findBudget({
    own: firepower,
    weapon: weapon === NONE ? undefined : weaponOf(field, weapon).type,
    // CV-PIECE-11: a group of men is a full crew
    crew: isGroup ? HEAVY : 1 + crew.length,
    isOnPeak: terrainAt(field.board, get(field.game.at, firer)).id === 'peak',
    bunker: bonus,
  });
}

/** CV-RULING-69: the range of a shot's remaining dice: a spent weapon no longer counts. */
function rangeLeft(field: Field, { weapon, range }: GameRead['shots'][number]): number {
  if (armInUse(field, weapon) === weapon) return range;
  return range - (weaponOf(field, weapon).type.firepower?.value ?? 0);
}

/** The weapon that a shot continues with, or `NONE` for the soldier's own rating, which is all that is left once the weapon is spent. */
export function armInUse({ game }: Field, weapon: Piece): Piece {
  return weapon !== NONE && get(game.at, weapon) === GONE ? NONE : weapon;
}

/** The budget and the hex modifiers of an aim; `undefined` if it cannot be fired or seen. */
export function poolOf(field: Field, aim: Aim, occupied: readonly Hex[]): Pool | undefined {
  const budget = budgetOf(field, aim);
  if (budget === undefined) return undefined;
  const from = get(field.game.at, aim.firer);
  const between = countBetween(field, from, aim.hex, occupied);
  if (between === undefined) return undefined;
  // CV-RULING-66: once for each attacker, hex and phase
  if (findShot(field, aim.firer)?.hexes.includes(aim.hex)) return { budget, modifiers: [] };
  return { budget, modifiers: hexModifiers(hexFacts(field, aim, budget.range, between)) };
}

function hexFacts(
  field: Field,
  { firer, weapon, hex, dots }: Aim,
  range: number,
  occupied: number,
): HexFacts {
  return {
    ...armFacts(field, firer, weapon),
    terrain: terrainDice(field.board, get(field.game.at, firer), hex),
    distance: distance(field.board.grid, get(field.game.at, firer), hex),
    range,
    occupied,
    pieces: countPieces(field, hex),
    rank: dots,
    armor: hexArmor(field, hex),
  };
}

/** What a weapon does to an attack besides its firepower. */
export function armFacts(
  field: Field,
  firer: Piece,
  weapon: Piece,
): Pick<HexFacts, 'isCaptured' | 'ignores'> {
  if (weapon === NONE) return OWN_RATING;
  const { seat, type } = weaponOf(field, weapon);
  return { isCaptured: seat !== soldierOf(field, firer).seat, ignores: type.ignores ?? NOTHING };
}

/** CV-RULING-80, CV-S2-17: what protects everybody in a hex. */
export function hexArmor({ game, roster }: Field, hex: Hex): number {
  let armor = 0;
  for (const smoke of game.smoke) if (smoke.hex === hex) armor += smoke.armor;
  for (let index = 0; index < game.user.length; index += 1) {
    const { hexArmor: own = 0 } = get(roster.weapons, index).type;
    if (own > 0 && game.at[index + roster.firstWeapon] === hex && !game.isBroken[index]) armor += own;
  }
  return armor;
}

/** CV-RULING-74, CV-RULING-67: the targets that an aim may still deal dice to. */
function targetsOf(
  field: Field,
  { firer, hex, movers }: Pick<Aim, 'firer' | 'hex' | 'movers'>,
): readonly Piece[] {
  const attacked = findShot(field, firer)?.targets ?? [];
  return enemiesIn(field, hex, soldierOf(field, firer).seat, movers).filter(
    (each) => !attacked.includes(each),
  );
}

/** CV-DFIRE-02: enemy soldiers in a hex that may be fired at; in defensive fire only those who came in. */
export function enemiesIn(field: Field, hex: Hex, seat: Seat, movers: readonly Piece[]): readonly Piece[] {
  return soldiersIn(field, hex, rival(seat)).filter(
    (soldier) => isOnMap(field, soldier) && (movers.length === 0 || movers.includes(soldier)),
  );
}

/** The modifiers of one target. */
export function modifiersFor(field: Field, target: Piece, isArmorIgnored: boolean): readonly Modifier[] {
  return targetModifiers(targetFacts(field, target, isArmorIgnored));
}

const ARMOR = ['armor'] as const;
const NOTHING = [] as const;
const OWN_RATING = { isCaptured: false, ignores: NOTHING } as const;

function targetFacts(field: Field, target: Piece, isArmorIgnored: boolean): TargetFacts {
  const { game } = field;
  const bunker = game.isInside[target] ? bunkerIn(field, get(game.at, target)) : NONE;
  return {
    stance: get(game.stance, target),
    isCarrying: get(game.carries, target) !== NONE,
    bunker: bunker === NONE ? 0 : armorOf(field, bunker),
    ignores: isArmorIgnored ? ARMOR : NOTHING,
  };
}

/** CV-S2-12. */
export function ignoresArmor(field: Field, weapon: Piece): boolean {
  return weapon !== NONE && (weaponOf(field, weapon).type.ignores?.includes('armor') ?? false);
}

/** The best target modifiers for an attacker; minus infinity if there is nobody to attack. */
export function bestTarget(field: Field, aim: Aim): number {
  return bestOf(field, targetsOf(field, aim), ignoresArmor(field, aim.weapon));
}

/** The same for these targets. */
export function bestOf(field: Field, targets: readonly Piece[], isArmorIgnored: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const target of targets) best = Math.max(best, targetDice(targetFacts(field, target, isArmorIgnored)));
  return best;
}

/** CV-ATK-15, CV-RULING-66: whether the dice, modified for the best target, are enough for an attack. */
export function isEnough(pool: number, best: number): boolean {
  return pool + best >= 1;
}

/** CV-ATK-16: how much firepower may be committed; some weapons need all of it (CV-ATK-09), or at least their own part. */
export function commitments(field: Field, aim: Aim, occupied: readonly Hex[]): readonly number[] {
  const pool = poolOf(field, aim, occupied);
  if (pool === undefined) return [];
  const { dice, isCircled } = pool.budget;
  const best = bestTarget(field, aim);
  const least = isCircled ? dice : leastDice(field, aim);
  const found: number[] = [];
  for (let some = least; some <= dice; some += 1)
    if (isEnough(modified(some, pool.modifiers), best)) found.push(some);
  return found;
}

/** CV-RULING-16: a weapon that is spent by use must use all its dice at once. */
export function leastDice(field: Field, { firer, weapon }: Aim): number {
  if (weapon === NONE || findShot(field, firer) !== undefined) return 1;
  const { isExpendable, firepower } = weaponOf(field, weapon).type;
  return isExpendable ? (firepower?.value ?? 1) : 1;
}

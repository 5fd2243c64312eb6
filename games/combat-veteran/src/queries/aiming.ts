import { distance, type Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { MARK, NONE, type Shot } from '../state.ts';
import { type HexFacts, hexModifiers, type Modifier, modified, targetModifiers } from './conditions.ts';
import { type Field, type GameRead, get, isMarked, soldierOf, weaponOf } from './field.ts';
import { type Budget, findBudget } from './firepower.ts';
import { canSee, countBetween } from './line-of-sight.ts';
import {
  armorOf,
  bunkerIn,
  countPieces,
  HEAVY,
  isBroken,
  isCrawling,
  isEffective,
  isOnMap,
  isWounded,
  rival,
  soldiersIn,
} from './pieces.ts';
import { terrainAt, terrainDice } from './terrain.ts';

/** An attack as far as it is chosen. */
export interface Aim {
  readonly firer: Piece;
  /** `NONE` for the soldier's own rating. */
  readonly weapon: Piece;
  readonly hex: Hex;
  readonly crew: readonly Piece[];
  /** Whether nobody more is to serve. */
  readonly isCrewed: boolean;
  /** Firepower that a bunker adds, and rank dots; `NONE` while that is open. */
  readonly bonus: number;
  readonly dots: number;
  /** In defensive fire, those who entered the hex; otherwise empty. */
  readonly movers: readonly Piece[];
}

/** What an aim brings: dice to commit, and what the hex does to them. */
export interface Pool {
  readonly budget: Budget;
  readonly modifiers: readonly Modifier[];
}

export function findShot({ game }: Field, firer: Piece): GameRead['shots'][number] | undefined {
  return game.shots.find((shot) => shot.firer === firer);
}

/** What a firer may spend on this aim, or `undefined` where it cannot fire like that. */
function budgetOf(field: Field, { firer, weapon, crew, bonus }: Aim): Budget | undefined {
  const shot: Readonly<Pick<Shot, 'left' | 'range'>> | undefined = findShot(field, firer);
  // CV-RULING-49: what is left of the first choice
  if (shot !== undefined) return { dice: shot.left + bonus, range: shot.range + bonus, isCircled: false };
  const { firepower, isGroup } = soldierOf(field, firer);
  return findBudget({
    own: firepower,
    ...(weapon !== NONE && { weapon: weaponOf(field, weapon).type }),
    // CV-PIECE-11: a group of men is a full crew
    crew: isGroup ? HEAVY : 1 + crew.length,
    isOnPeak: terrainAt(field.board, get(field.game.at, firer)).id === 'peak',
    bunker: bonus,
  });
}

/** The budget and the hex modifiers of an aim; `undefined` where it cannot be fired or seen. */
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
  const from = get(field.game.at, firer);
  const type = weapon === NONE ? undefined : weaponOf(field, weapon);
  return {
    terrain: terrainDice(field.board, from, hex),
    distance: distance(field.board.grid, from, hex),
    range,
    occupied,
    pieces: countPieces(field, hex),
    rank: dots,
    isCaptured: type !== undefined && type.seat !== soldierOf(field, firer).seat,
    armor: hexArmor(field, hex),
    ignores: type?.type.ignores ?? [],
  };
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

/** CV-RULING-74, CV-RULING-67: whom an aim may still be dealt out to. */
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
export function modifiersFor(field: Field, target: Piece, ignoresArmor: boolean): readonly Modifier[] {
  const { game } = field;
  const bunker = game.isInside[target] ? bunkerIn(field, get(game.at, target)) : NONE;
  return targetModifiers({
    stance: get(game.stance, target),
    isCarrying: get(game.carries, target) !== NONE,
    bunker: bunker === NONE ? 0 : armorOf(field, bunker),
    ignores: ignoresArmor ? ['armor'] : [],
  });
}

/** CV-S2-12. */
export function ignoresArmor(field: Field, weapon: Piece): boolean {
  return weapon !== NONE && (weaponOf(field, weapon).type.ignores?.includes('armor') ?? false);
}

/** The best that target modifiers do for the attacker. */
function bestTarget(field: Field, targets: readonly Piece[], isArmorIgnored: boolean): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...targets.map((target) => modified(0, modifiersFor(field, target, isArmorIgnored))),
  );
}

/** CV-ATK-15: whether the dice, with what the hex and the best target do to them, come to an attack. */
function isEnough(dice: number, modifiers: readonly Modifier[], best: number): boolean {
  const pool = modified(dice, modifiers);
  return pool >= 1 && pool + best >= 1;
}

/** CV-RULING-78: the bunker whose firepower a soldier may use, or `NONE`. */
export function bonusBunker(field: Field, soldier: Piece): Piece {
  const { game, roster } = field;
  if (!game.isInside[soldier]) return NONE;
  const hex = get(game.at, soldier);
  for (let piece = roster.firstBunker; piece < game.at.length; piece += 1)
    if (game.at[piece] === hex && !isMarked(field, piece, MARK.used)) return piece;
  return NONE;
}

/** CV-RULING-13: who may serve a weapon with its user. */
export function crewFor(field: Field, { firer, weapon, crew, isCrewed }: Aim): readonly Piece[] {
  if (isCrewed || weapon === NONE || findShot(field, firer) !== undefined || soldierOf(field, firer).isGroup)
    return [];
  if (crew.length + 1 >= weaponOf(field, weapon).type.crew) return [];
  return soldiersIn(field, get(field.game.at, firer), soldierOf(field, firer).seat).filter(
    (soldier) =>
      soldier !== firer &&
      !crew.includes(soldier) &&
      isEffective(field, soldier) &&
      !isMarked(field, soldier, MARK.served) &&
      findShot(field, soldier) === undefined,
  );
}

/** CV-COND-11, CV-RULING-71, CV-RULING-72: leaders whose dots a firer may draw on, with how many are left. */
export function ranksFor(field: Field, firer: Piece, hex: Hex): readonly (readonly [Piece, number])[] {
  const shot = findShot(field, firer);
  // hex modifiers count once, and so do dots; CV-RULING-25: nobody helps those who crawl
  if (shot?.hexes.includes(hex) || !isEffective(field, firer)) return [];
  return soldiersIn(field, get(field.game.at, firer), soldierOf(field, firer).seat).flatMap((leader) => {
    const left = soldierOf(field, leader).rank - get(field.game.purse, leader);
    const isOther = shot !== undefined && shot.leader !== NONE && shot.leader !== leader;
    return left > 0 && isEffective(field, leader) && !isOther ? [[leader, left] as const] : [];
  });
}

/** CV-ATK-01 to CV-ATK-05: whether a soldier may fire at all in this phase. */
export function mayFire(field: Field, soldier: Piece): boolean {
  const { game } = field;
  const hex = get(game.at, soldier);
  return (
    hex >= 0 &&
    soldierOf(field, soldier).firepower !== undefined &&
    !isWounded(field, soldier) &&
    (game.phase === 'movement' || !isCrawling(field, soldier)) &&
    !isMarked(field, soldier, MARK.served) &&
    game.contests.every((contest) => contest.hex !== hex)
  );
}

/** What a soldier may fire with: its own rating (`NONE`), or one of its weapons. */
export function sourcesOf(field: Field, soldier: Piece): readonly Piece[] {
  const { game, roster } = field;
  const shot = findShot(field, soldier);
  const isAble = isEffective(field, soldier);
  if (shot !== undefined) return shot.left > 0 && (isAble || shot.weapon === NONE) ? [shot.weapon] : [];
  const sources = [NONE];
  // CV-RULING-25: who crawls has its own rating only
  for (let index = 0; isAble && index < game.user.length; index += 1) {
    const weapon = index + roster.firstWeapon;
    if (game.user[index] === soldier && !isBroken(field, weapon) && get(roster.weapons, index).type.firepower)
      sources.push(weapon);
  }
  return sources;
}

/** Whether an attack can be made at all with the best of all that is still to be chosen. */
export function isFeasible(field: Field, aim: Aim, occupied: readonly Hex[]): boolean {
  if (!canSee(field, get(field.game.at, aim.firer), aim.hex)) return false;
  const best = bestTarget(field, targetsOf(field, aim), ignoresArmor(field, aim.weapon));
  if (best === Number.NEGATIVE_INFINITY) return false;
  const pool = poolOf(field, fullest(field, aim), occupied);
  return pool !== undefined && isEnough(pool.budget.dice, pool.modifiers, best);
}

/** An aim with all the crew, firepower and rank that could still be had. */
function fullest(field: Field, aim: Aim): Aim {
  const wanted = aim.weapon === NONE ? 0 : weaponOf(field, aim.weapon).type.crew - 1 - aim.crew.length;
  const crew = [...aim.crew, ...crewFor(field, aim).slice(0, Math.max(0, wanted))];
  const dots =
    aim.dots === NONE
      ? Math.max(0, ...ranksFor(field, aim.firer, aim.hex).map(([, left]) => left))
      : aim.dots;
  const bonus = aim.bonus === NONE ? Number(bonusBunker(field, aim.firer) !== NONE) : aim.bonus;
  return { ...aim, crew, bonus, dots };
}

/** CV-ATK-16: how much firepower may be committed; of some weapons it is all (CV-ATK-09), or their own part at least. */
export function commitments(field: Field, aim: Aim, occupied: readonly Hex[]): readonly number[] {
  const pool = poolOf(field, aim, occupied);
  if (pool === undefined) return [];
  const { dice, isCircled } = pool.budget;
  const best = bestTarget(field, targetsOf(field, aim), ignoresArmor(field, aim.weapon));
  const least = isCircled ? dice : leastDice(field, aim);
  const found: number[] = [];
  for (let some = least; some <= dice; some += 1) if (isEnough(some, pool.modifiers, best)) found.push(some);
  return found;
}

/** CV-RULING-16: what is spent by use is used at once. */
function leastDice(field: Field, { firer, weapon }: Aim): number {
  if (weapon === NONE || findShot(field, firer) !== undefined) return 1;
  const { isExpendable, firepower } = weaponOf(field, weapon).type;
  return isExpendable ? (firepower?.value ?? 1) : 1;
}

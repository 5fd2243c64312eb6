import { distance, type Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { NONE } from '../state.ts';
import {
  type Aim,
  armFacts,
  bestOf,
  bestTarget,
  budgetOf,
  enemiesIn,
  findShot,
  hexArmor,
  ignoresArmor,
  isEnough,
} from './aiming.ts';
import { hexDice } from './conditions.ts';
import { type Field, get, soldierOf, weaponOf } from './field.ts';
import type { Budget } from './firepower.ts';
import { bonusBunker, crewFor, ranksFor } from './firers.ts';
import { canSee, countBetween } from './line-of-sight.ts';
import { countPieces } from './pieces.ts';
import { terrainDice } from './terrain.ts';

/** A hex to fire at, and what it does to any attack: computed once for all who may fire. */
export interface TargetHex {
  readonly hex: Hex;
  readonly pieces: number;
  readonly armor: number;
  /** The best that a target there does for an attacker, and for one that ignores armor. */
  readonly best: number;
  readonly bestBare: number;
}

/** The hex as the soldiers of `seat` see it; in defensive fire only `movers` are targets. */
export function targetHexOf(field: Field, hex: Hex, seat: Seat, movers: readonly Piece[]): TargetHex {
  const targets = enemiesIn(field, hex, seat, movers);
  return {
    hex,
    pieces: countPieces(field, hex),
    armor: hexArmor(field, hex),
    best: bestOf(field, targets, false),
    bestBare: bestOf(field, targets, true),
  };
}

/** An aim with the best of everything that is still open. */
export interface Plan {
  readonly aim: Aim;
  readonly from: Hex;
  readonly budget: Budget;
  readonly dots: number;
  /** CV-RULING-49: whether it continues an attack already begun. */
  readonly isBegun: boolean;
}

/** `undefined` if the firer cannot fire like that. */
export function planOf(field: Field, aim: Aim): Plan | undefined {
  const full = fullest(field, aim);
  const budget = budgetOf(field, full);
  if (budget === undefined) return undefined;
  return {
    aim: full,
    from: get(field.game.at, aim.firer),
    budget,
    dots: aim.dots === NONE ? mostDots(field, aim) : aim.dots,
    isBegun: findShot(field, aim.firer) !== undefined,
  };
}

/** Whether an attack can be made at all with the best of everything that is still open. */
export function isFeasible(field: Field, aim: Aim, occupied: readonly Hex[]): boolean {
  const plan = canSee(field, get(field.game.at, aim.firer), aim.hex) ? planOf(field, aim) : undefined;
  if (plan === undefined) return false;
  const { seat } = soldierOf(field, aim.firer);
  return reaches(field, plan, targetHexOf(field, aim.hex, seat, aim.movers), occupied);
}

/** Whether a plan is enough for an attack on a hex that is in sight. */
export function reaches(field: Field, plan: Plan, target: TargetHex, occupied: readonly Hex[]): boolean {
  return diceAt(field, plan, target, occupied) !== undefined;
}

/** The dice that a plan brings to the best target of a hex that is in sight; `undefined` if there are none. */
function diceAt(field: Field, plan: Plan, target: TargetHex, occupied: readonly Hex[]): number | undefined {
  const { aim, from, budget, isBegun } = plan;
  const { hex } = target;
  const best = isBegun ? bestTarget(field, { ...aim, hex }) : bestInHex(field, aim, target);
  if (best === Number.NEGATIVE_INFINITY) return undefined;
  // CV-RULING-66: the hex counts once for each attacker and phase
  const isKnown = isBegun && findShot(field, aim.firer)?.hexes.includes(hex);
  if (isKnown) return isEnough(budget.dice, best) ? budget.dice + best : undefined;
  const clear = clearDice(field, plan, target);
  // most infeasible attacks would be so even with nobody in the way, and that is quicker to check
  if (!isEnough(clear, best)) return undefined;
  const between = countBetween(field, from, hex, occupied);
  return between !== undefined && isEnough(clear - between, best) ? clear - between + best : undefined;
}

/** The dice for a hex if nobody is in the way. */
function clearDice(
  field: Field,
  { aim, from, budget, dots }: Plan,
  { hex, pieces, armor }: TargetHex,
): number {
  const arm = armFacts(field, aim.firer, aim.weapon);
  const facts = {
    isCaptured: arm.isCaptured,
    ignores: arm.ignores,
    terrain: terrainDice(field.board, from, hex),
    distance: distance(field.board.grid, from, hex),
    range: budget.range,
    occupied: 0,
    pieces,
    rank: dots,
    armor,
  };
  return budget.dice + hexDice(facts);
}

function bestInHex(field: Field, { weapon }: Aim, { best, bestBare }: TargetHex): number {
  return ignoresArmor(field, weapon) ? bestBare : best;
}

/** The most rank dots that could be chosen. */
function mostDots(field: Field, { firer, hex }: Aim): number {
  let most = 0;
  for (const [, left] of ranksFor(field, firer, hex)) most = Math.max(most, left);
  return most;
}

/** An aim with all the crew and firepower still available. */
function fullest(field: Field, aim: Aim): Aim {
  const wanted = aim.weapon === NONE ? 0 : weaponOf(field, aim.weapon).type.crew - 1 - aim.crew.length;
  const crew = wanted > 0 ? [...aim.crew, ...crewFor(field, aim).slice(0, wanted)] : aim.crew;
  const bonus = aim.bonus === NONE ? Number(bonusBunker(field, aim.firer) !== NONE) : aim.bonus;
  return { ...aim, crew, bonus };
}

import type { Hex } from '@sitrep/hex';
import { NONE } from '../state.ts';
import { type Aim, bestTarget, budgetOf, findShot, hexFacts, isEnough } from './aiming.ts';
import { hexDice } from './conditions.ts';
import { type Field, get, weaponOf } from './field.ts';
import type { Budget } from './firepower.ts';
import { bonusBunker, crewFor, ranksFor } from './firers.ts';
import { canSee, countBetween } from './line-of-sight.ts';

/** Whether an attack can be made at all with the best of all that is still to be chosen. */
export function isFeasible(field: Field, aim: Aim, occupied: readonly Hex[]): boolean {
  return hexesInReach(field, aim, [aim.hex], occupied)(aim.hex);
}

/** Asks of hexes whether an aim at them is feasible. What does not depend on the hex is worked out once. */
export function hexesInReach(
  field: Field,
  aim: Aim,
  hexes: readonly Hex[],
  occupied: readonly Hex[],
): (hex: Hex) => boolean {
  const from = get(field.game.at, aim.firer);
  if (!hexes.some((hex) => canSee(field, from, hex))) return () => false;
  const { crew, bonus } = fullest(field, aim);
  const full = { ...aim, crew, bonus };
  const budget = budgetOf(field, full);
  if (budget === undefined) return () => false;
  return (hex) => canSee(field, from, hex) && reaches(field, { ...full, hex }, budget, occupied);
}

function reaches(field: Field, aim: Aim, budget: Budget, occupied: readonly Hex[]): boolean {
  const best = bestTarget(field, aim);
  if (best === Number.NEGATIVE_INFINITY) return false;
  // CV-RULING-66: the hex counts once for each attacker and phase
  if (findShot(field, aim.firer)?.hexes.includes(aim.hex)) return isEnough(budget.dice, best);
  const facts = hexFacts(field, { ...aim, dots: mostDots(field, aim) }, budget.range, 0);
  const clear = budget.dice + hexDice(facts);
  // most attacks that fail do so even where nobody is in the way, which is quicker to tell
  if (!isEnough(clear, best)) return false;
  const between = countBetween(field, get(field.game.at, aim.firer), aim.hex, occupied);
  return between !== undefined && isEnough(clear - between, best);
}

/** The rank dots that are chosen, or the most that could be. */
function mostDots(field: Field, { firer, hex, dots }: Aim): number {
  if (dots !== NONE) return dots;
  let most = 0;
  for (const [, left] of ranksFor(field, firer, hex)) most = Math.max(most, left);
  return most;
}

/** An aim with all the crew and firepower that could still be had. */
function fullest(field: Field, aim: Aim): Aim {
  const wanted = aim.weapon === NONE ? 0 : weaponOf(field, aim.weapon).type.crew - 1 - aim.crew.length;
  const crew = wanted > 0 ? [...aim.crew, ...crewFor(field, aim).slice(0, wanted)] : aim.crew;
  const bonus = aim.bonus === NONE ? Number(bonusBunker(field, aim.firer) !== NONE) : aim.bonus;
  return { ...aim, crew, bonus };
}

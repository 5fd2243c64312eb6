import type { Dice } from '@sitrep/kernel';
import type { Fighter, RoundPlan } from '../plans.ts';

/** How many pieces each side loses, in the order of the fighters. */
export type Losses = readonly [number, number];

/** CV-CC-08: what a side adds to its die. */
export function fightTotal(own: Fighter, enemy: Fighter): number {
  return own.strength + own.terrain - enemy.armor;
}

/** CV-CC-09 to CV-CC-11: the losses of a round. */
export function resolveRound(fighters: readonly [Fighter, Fighter], dice: readonly [number, number]): Losses {
  const [first, second] = fighters;
  // CV-RULING-100: results below 1 count as 1
  const one = Math.max(1, dice[0] + fightTotal(first, second));
  const other = Math.max(1, dice[1] + fightTotal(second, first));
  if (one === other) return [1, 1];
  // CV-RULING-101: the higher result divided by the lower, rounded down
  return one < other ? [Math.floor(other / one), 0] : [0, Math.floor(one / other)];
}

/** What a round of close combat comes to, by seat. */
export interface RoundResult {
  /** What each side added to its die. */
  readonly totals: readonly number[];
  readonly results: readonly number[];
  readonly losses: Losses;
}

/** CV-CC-09: what the dice do. Play rolls the plan and asks this; odds ask it for all faces. */
export function resolveFight({ active, fighters }: RoundPlan, { closeCombat }: RoundDice): RoundResult {
  const [first = 1, second = 1] = closeCombat;
  const dice = active === 0 ? ([first, second] as const) : ([second, first] as const);
  const totals = [fightTotal(fighters[0], fighters[1]), fightTotal(fighters[1], fighters[0])];
  const results = totals.map((total, seat) => Math.max(1, total + (dice[seat] ?? 0)));
  return { totals, results, losses: resolveRound(fighters, dice) };
}

type RoundDice = Dice<RoundPlan['dice']>;

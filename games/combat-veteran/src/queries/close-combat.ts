/** One side of a close combat. */
export interface Fighter {
  /** CV-CC-04 to CV-CC-06: soldiers and weapons that count, heroes twice. */
  readonly strength: number;
  /** CV-CC-07: the combat effect of the hex for the side that entered, and 0 for the other. */
  readonly terrain: number;
  /** The highest armor number among the side's pieces in the hex. */
  readonly armor: number;
}

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

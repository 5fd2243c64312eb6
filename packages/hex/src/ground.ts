/** How a hex stops lines of sight: never, those of its own level and below, or those of lower levels only. */
export const OBSTRUCTIONS = ['none', 'own-level', 'lower-levels'] as const;
export type Obstruction = (typeof OBSTRUCTIONS)[number];

/** What sight needs to know of a hex. */
export interface Ground {
  /** How high it lies, from 0 to 100. On a map without heights all hexes have the same level. */
  readonly level: number;
  readonly obstruction: Obstruction;
}

/** Higher than every level: what stops every line. */
export const EVERY_LEVEL = 127;

/** Lower than every level: what stops no line. */
export const NO_LEVEL = -1;

/**
 * The highest level that a hex hides. It stops a line unless one end lies higher than that (CV-RULING-57, CV-RULING-58),
 * and it stops every line over it to or from a neighbour no higher than that, which lies in its lee (CV-LOS-09).
 */
export function hidesUpTo({ level, obstruction }: Ground): number {
  if (obstruction === 'none') return NO_LEVEL;
  return obstruction === 'own-level' ? level : level - 1;
}

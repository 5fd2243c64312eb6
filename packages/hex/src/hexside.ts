import { DIRECTIONS, type Direction, opposite } from './axial.ts';
import { findDirection, findNeighbour, type Grid, getPlace, type Hex } from './grid.ts';
import { sidesMet } from './lattice.ts';

/** A hexside of one map, which has the same number from either of its hexes. */
export type Hexside = number;

/** The side of a hex in a direction, also where the map ends there. */
export function hexsideOf(grid: Grid, hex: Hex, direction: Direction): Hexside {
  const own = hex * DIRECTIONS.length + DIRECTIONS.indexOf(direction);
  const next = findNeighbour(grid, hex, direction);
  if (next === undefined) return own;
  return Math.min(own, next * DIRECTIONS.length + DIRECTIONS.indexOf(opposite(direction)));
}

/** The side between two hexes, or `undefined` if they are not adjacent. */
export function findHexside(grid: Grid, from: Hex, to: Hex): Hexside | undefined {
  const direction = findDirection(grid, from, to);
  return direction === undefined ? undefined : hexsideOf(grid, from, direction);
}

/**
 * The sides of the target hex that a line from centre to centre meets, their end points included: one side, or two where
 * the line comes in through a corner (CV-RULING-64).
 */
export function hexsidesFacing(grid: Grid, target: Hex, from: Hex): Hexside[] {
  return sidesMet(getPlace(grid, from), getPlace(grid, target)).map((direction) =>
    hexsideOf(grid, target, direction),
  );
}

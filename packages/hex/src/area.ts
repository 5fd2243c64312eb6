import { axialRing } from './axial.ts';
import { findHex, type Grid, getPlace, type Hex } from './grid.ts';

/** The hexes of the map exactly `radius` steps away, clockwise from the northernmost. */
export function ring(grid: Grid, centre: Hex, radius: number): Hex[] {
  return axialRing(getPlace(grid, centre), radius)
    .map((place) => findHex(grid, place))
    .filter((hex) => hex !== undefined);
}

/** The hexes of the map at most `radius` steps away, ring after ring; the first is the centre. */
export function disk(grid: Grid, centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, index) => ring(grid, centre, index)).flat();
}

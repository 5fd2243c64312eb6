import { findHex, type Grid, getPlace, type Hex } from './grid.ts';
import { centreOf } from './lattice.ts';
import type { Passage } from './passages.ts';
import { trace } from './trace.ts';

/** What a straight line from centre to centre passes through, both end hexes included; nothing if they are the same. */
export function centreLine(grid: Grid, from: Hex, to: Hex): Passage[] {
  const crossings = trace(centreOf(getPlace(grid, from)), centreOf(getPlace(grid, to)));
  return crossings.map((places) => places.map((place) => findHex(grid, place)));
}

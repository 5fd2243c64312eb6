import { getCell } from './cells.ts';
import type { Hex } from './grid.ts';
import type { Corner } from './lattice.ts';
import { cellPassages, type Passage, toPassage } from './passages.ts';
import { endOf, getAnchor, getPath, getSign, LINE_COUNT, type Line, startOf } from './paths.ts';
import { type Gaze, isOpen, lowerScreens, raiseScreens } from './screens.ts';
import { sees } from './sees.ts';
import type { Sight } from './sight.ts';

/** What lies on a map today: the hexes that hold smoke, and those that hold somebody. */
export interface Present {
  readonly smoke: readonly Hex[];
  readonly occupied: readonly Hex[];
}

/** An open line of sight. */
export interface SightLine {
  /** The corner of the first hex where it starts, and that of the last hex where it ends. */
  readonly corners: readonly [Corner, Corner];
  /** What lies between, neither end hex nor their sides included. */
  readonly between: readonly Passage[];
  /** The passages that count as occupied: where somebody is in the hex, or in both hexes beside the hexside. */
  readonly occupied: readonly Passage[];
}

/** The open line with the fewest occupied passages, the first of equals; `undefined` where every line is stopped. */
export function findLine(sight: Sight, from: Hex, to: Hex, present: Present): SightLine | undefined {
  if (!sees(sight, from, to)) return undefined;
  const gaze = raiseScreens(sight, from, to, present.smoke);
  markOccupied(sight, gaze, present.occupied);
  const line = findFreest(sight, gaze);
  const found = line === undefined ? undefined : describeLine(sight, gaze, line);
  for (const hex of present.occupied) sight.occupied[getCell(sight.cells, hex)] = 0;
  lowerScreens(sight, gaze);
  return found;
}

/** Nobody at either end is in the way. */
function markOccupied({ cells, occupied }: Sight, { from, to }: Gaze, hexes: readonly Hex[]): void {
  for (const hex of hexes) occupied[getCell(cells, hex)] = 1;
  occupied[getCell(cells, from)] = 0;
  occupied[getCell(cells, to)] = 0;
}

function findFreest(sight: Sight, gaze: Gaze): Line | undefined {
  let found: Line | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < LINE_COUNT && fewest > 0; line += 1) {
    if (!isOpen(sight, gaze, line)) continue;
    const count = countOccupied(sight, gaze, line);
    if (count < fewest) {
      found = line;
      fewest = count;
    }
  }
  return found;
}

function countOccupied({ occupied, paths }: Sight, { from, to }: Gaze, line: Line): number {
  const path = getPath(paths, from, to, line);
  const anchor = getAnchor(paths, from, line);
  const sign = getSign(line);
  let count = 0;
  // the casts: a line between two hexes of the map stays inside the cells
  for (let index = 0; index < path.length; index += 2) {
    const here = occupied[anchor + sign * (path[index] as number)] as number;
    count += here & (occupied[anchor + sign * (path[index + 1] as number)] as number);
  }
  return count;
}

function describeLine(sight: Sight, { from, to }: Gaze, line: Line): SightLine {
  const between = cellPassages(sight, from, to, line);
  const occupied = between.filter((passage) => passage.every((cell) => sight.occupied[cell] === 1));
  return {
    corners: [startOf(line), endOf(line)],
    between: between.map((passage) => toPassage(sight, passage)),
    occupied: occupied.map((passage) => toPassage(sight, passage)),
  };
}

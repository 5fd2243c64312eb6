import { getCell } from './cells.ts';
import type { Hex } from './grid.ts';
import type { Corner } from './lattice.ts';
import { levelAt, stepAt } from './number-at.ts';
import { cellPassages, type Passage, toPassage } from './passages.ts';
import { endOf, getAnchor, getPath, getSign, LINE_COUNT, type Line, startOf } from './paths.ts';
import { type Gaze, lowerScreens, raiseScreens } from './screens.ts';
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

/**
 * The open line with the fewest occupied passages, the first of equals (CV-RULING-65); `undefined` if every line is
 * stopped.
 */
export function findLine(sight: Sight, from: Hex, to: Hex, present: Present): SightLine | undefined {
  return lookFor(sight, [from, to], present, (gaze, { line }) => describeLine(sight, gaze, line));
}

/** How many passages of that line are occupied, which is quicker to tell; `undefined` if every line is stopped. */
export function countObstacles(sight: Sight, from: Hex, to: Hex, present: Present): number | undefined {
  return lookFor(sight, [from, to], present, (_gaze, { count }) => count);
}

/** A line and how many of its passages are occupied. */
interface Freest {
  readonly line: Line;
  readonly count: number;
}

/** Asks for the freest line between two hexes while the screens are up. */
function lookFor<V>(
  sight: Sight,
  [from, to]: readonly [Hex, Hex],
  present: Present,
  tell: (gaze: Gaze, freest: Freest) => V,
): V | undefined {
  if (!sees(sight, from, to)) return undefined;
  const gaze = raiseScreens(sight, from, to, present.smoke);
  markOccupied(sight, gaze, present.occupied);
  const freest = findFreest(sight, gaze);
  const told = freest && tell(gaze, freest);
  for (const hex of present.occupied) sight.occupied[getCell(sight.cells, hex)] = 0;
  lowerScreens(sight, gaze);
  return told;
}

/** Nobody at either end is in the way. */
function markOccupied({ cells, occupied }: Sight, { from, to }: Gaze, hexes: readonly Hex[]): void {
  for (const hex of hexes) occupied[getCell(cells, hex)] = 1;
  occupied[getCell(cells, from)] = 0;
  occupied[getCell(cells, to)] = 0;
}

function findFreest(sight: Sight, gaze: Gaze): Freest | undefined {
  let found: Line | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < LINE_COUNT && fewest > 0; line += 1) {
    const count = countOccupied(sight, gaze, line, fewest);
    if (count < fewest) {
      found = line;
      fewest = count;
    }
  }
  return found === undefined ? undefined : { line: found, count: fewest };
}

/** How many passages of a line are occupied; `most` if there are that many, or if the line is stopped. */
function countOccupied(sight: Sight, { from, to, top }: Gaze, line: Line, most: number): number {
  const { occupied, screens, paths } = sight;
  const path = getPath(paths, from, to, line);
  const anchor = getAnchor(paths, from, line);
  const sign = getSign(line);
  let count = 0;
  // a line between two hexes of the map stays inside the cells; most hexes are open and empty
  for (let index = 0; index < path.length; index += 2) {
    const here = anchor + sign * stepAt(path, index);
    const isBlocked = levelAt(screens, here) >= top;
    if (!isBlocked && occupied[here] === 0) continue;
    const beside = anchor + sign * stepAt(path, index + 1);
    if (isBlocked && levelAt(screens, beside) >= top) return most;
    if (occupied[here] === 1 && occupied[beside] === 1) count += 1;
    if (count >= most) return most;
  }
  return count;
}

function describeLine(sight: Sight, { from, to }: Gaze, line: Line): SightLine {
  const between: Passage[] = [];
  const occupied: Passage[] = [];
  for (const cells of cellPassages(sight, from, to, line)) {
    const passage = toPassage(sight, cells);
    between.push(passage);
    if (cells.every((cell) => sight.occupied[cell] === 1)) occupied.push(passage);
  }
  return { corners: [startOf(line), endOf(line)], between, occupied };
}

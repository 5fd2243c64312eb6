import { getCell } from './cells.ts';
import type { Hex } from './grid.ts';
import { EVERY_LEVEL, NO_LEVEL } from './ground.ts';
import { levelAt, stepAt } from './number-at.ts';
import { getAnchor, getPath, getSign, type Line } from './paths.ts';
import type { Sight } from './sight.ts';

/** Two hexes that look at each other while the screens are set up for them. */
export interface Gaze {
  readonly from: Hex;
  readonly to: Hex;
  readonly smoke: readonly Hex[];
  /** The level that a hex must hide to stop a line: that of the higher end. */
  readonly top: number;
}

/**
 * Sets up what each cell hides from lines between two hexes: smoke hides every level (CV-LOS-11), off the map everything
 * is hidden (CV-RULING-55), and the two ends hide nothing (CV-LOS-03), so that neither do their sides (CV-RULING-53).
 * Whoever raises screens lowers them again.
 */
export function raiseScreens(sight: Sight, from: Hex, to: Hex, smoke: readonly Hex[]): Gaze {
  const { cells, screens } = sight;
  for (const hex of smoke) screens[getCell(cells, hex)] = EVERY_LEVEL;
  raiseLee(sight, from);
  raiseLee(sight, to);
  screens[getCell(cells, from)] = NO_LEVEL;
  screens[getCell(cells, to)] = NO_LEVEL;
  return { from, to, smoke, top: Math.max(getLevel(sight, from), getLevel(sight, to)) };
}

/** CV-LOS-09: an end hex lies in the lee of a neighbour that hides its level; there a high other end is of no help. */
function raiseLee(sight: Sight, end: Hex): void {
  const { cells, screens, hides } = sight;
  const [middle, level] = [getCell(cells, end), getLevel(sight, end)];
  for (const step of cells.steps) {
    const cell = middle + step;
    if (levelAt(hides, cell) >= level) screens[cell] = EVERY_LEVEL;
  }
}

export function lowerScreens(sight: Sight, { from, to, smoke }: Gaze): void {
  for (const hex of smoke) lower(sight, getCell(sight.cells, hex));
  lowerAround(sight, from);
  lowerAround(sight, to);
}

function lowerAround(sight: Sight, end: Hex): void {
  const middle = getCell(sight.cells, end);
  lower(sight, middle);
  for (const step of sight.cells.steps) lower(sight, middle + step);
}

function lower({ screens, hides }: Sight, cell: number): void {
  screens[cell] = levelAt(hides, cell);
}

/** Whether nothing on a line hides the higher end; a hexside does only where the hexes on both its sides do. */
export function isOpen({ screens, paths }: Sight, { from, to, top }: Gaze, line: Line): boolean {
  const path = getPath(paths, from, to, line);
  const anchor = getAnchor(paths, from, line);
  const sign = getSign(line);
  // a line between two hexes of the map stays inside the cells
  for (let index = 0; index < path.length; index += 2)
    if (
      levelAt(screens, anchor + sign * stepAt(path, index)) >= top &&
      levelAt(screens, anchor + sign * stepAt(path, index + 1)) >= top
    )
      return false;
  return true;
}

/** The level of a hex, which must be one of the map. */
export function getLevel({ levels }: Sight, hex: Hex): number {
  return levelAt(levels, hex);
}

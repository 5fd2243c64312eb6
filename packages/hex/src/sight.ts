import { type Cells, getCell, makeCells } from './cells.ts';
import type { Grid } from './grid.ts';
import { EVERY_LEVEL, type Ground, hidesUpTo } from './ground.ts';
import { makePaths, type Paths } from './paths.ts';

/**
 * Who can see whom on one map. Answers are kept in a table, filled as questions come or hex by hex in advance; it is
 * worked out from the map alone, so it belongs to no state and needs no saving.
 */
export interface Sight {
  readonly grid: Grid;
  readonly cells: Cells;
  readonly paths: Paths;
  /** The level of each hex. */
  readonly levels: Int8Array;
  /** The highest level that each cell hides; off the map, every level. */
  readonly hides: Int8Array;
  /** The same as two end hexes and smoke change it, while a question is answered. */
  readonly screens: Int8Array;
  /** Which cells hold somebody, while a question is answered. */
  readonly occupied: Uint8Array;
  /** For each two hexes whether one sees the other, as far as somebody asked. */
  readonly known: Uint8Array;
}

/** `grounds` has an entry for each hex of the grid. */
export function makeSight(grid: Grid, grounds: readonly Ground[]): Sight {
  const cells = makeCells(grid);
  const hides = new Int8Array(cells.size).fill(EVERY_LEVEL);
  for (const [hex, ground] of grounds.entries()) hides[getCell(cells, hex)] = hidesUpTo(ground);
  return {
    grid,
    cells,
    paths: makePaths(grid, cells),
    levels: Int8Array.from(grounds, ({ level }) => level),
    hides,
    screens: hides.slice(),
    occupied: new Uint8Array(cells.size),
    known: new Uint8Array(grid.size * grid.size),
  };
}

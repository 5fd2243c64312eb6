import { type Axial, axialDistance, DIRECTIONS, type Direction, STEPS } from './axial.ts';

/** A hex of one map: a number from 0, in the order of the labels. */
export type Hex = number;

/** A rectangular map of up to 32,767 flat-topped hexes: columns run west to east, rows north to south. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  /** The numbers that the first column and the first row bear in labels. */
  readonly firstColumn: number;
  readonly firstRow: number;
  /** The columns, by their number in labels, that lie half a hex further south than their neighbours. */
  readonly southColumns: 'odd' | 'even';
}

/** A map's hexes with their places, made once for a map. */
export interface Grid {
  readonly shape: GridShape;
  /** How many hexes there are. */
  readonly size: number;
  /** Where each hex lies. */
  readonly places: readonly Axial[];
  /** Six entries for each hex, in the order of the directions; -1 is off the map. */
  readonly neighbours: Int16Array;
}

export function makeGrid(shape: GridShape): Grid {
  const size = shape.columns * shape.rows;
  const places = Array.from({ length: size }, (_, hex) => placeOf(shape, hex));
  const grid = { shape, size, places, neighbours: new Int16Array(size * DIRECTIONS.length) };
  for (const [hex, { q, r }] of places.entries())
    for (const [index, direction] of DIRECTIONS.entries()) {
      const step = STEPS[direction];
      const next = findHex(grid, { q: q + step.q, r: r + step.r });
      grid.neighbours[hex * DIRECTIONS.length + index] = next ?? -1;
    }
  return grid;
}

/** The row in which `r` is 0. */
function rowOffset(shape: GridShape, column: number): number {
  const isSouth = (column & 1) === (shape.southColumns === 'odd' ? 1 : 0);
  return (isSouth ? column - 1 : column) >> 1;
}

function placeOf(shape: GridShape, hex: Hex): Axial {
  const column = shape.firstColumn + Math.floor(hex / shape.rows);
  return { q: column, r: shape.firstRow + (hex % shape.rows) - rowOffset(shape, column) };
}

/** Where a hex lies. It must be one of the map; throws if it is not. */
export function getPlace(grid: Grid, hex: Hex): Axial {
  const place = grid.places[hex];
  if (place === undefined) throw new RangeError(`there is no hex ${hex} on a map of ${grid.size}`);
  return place;
}

/** The map's hex at a place, or `undefined` off the map. */
export function findHex({ shape }: Pick<Grid, 'shape'>, { q, r }: Axial): Hex | undefined {
  const column = q - shape.firstColumn;
  const row = r + rowOffset(shape, q) - shape.firstRow;
  if (column < 0 || column >= shape.columns || row < 0 || row >= shape.rows) return undefined;
  return column * shape.rows + row;
}

/** The hex next to another in a direction, or `undefined` at the map's edge. */
export function findNeighbour(grid: Grid, hex: Hex, direction: Direction): Hex | undefined {
  const next = grid.neighbours[hex * DIRECTIONS.length + DIRECTIONS.indexOf(direction)];
  return next === -1 ? undefined : next;
}

/** The hexes next to another that are on the map, clockwise from north. */
export function neighboursOf(grid: Grid, hex: Hex): Hex[] {
  const start = hex * DIRECTIONS.length;
  return [...grid.neighbours.subarray(start, start + DIRECTIONS.length)].filter((next) => next !== -1);
}

/** The direction in which a neighbour lies, or `undefined` if the two hexes are not adjacent. */
export function findDirection(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find((direction) => findNeighbour(grid, from, direction) === to);
}

/** How many hexes lie on the shortest way: the first hex is not counted, the last one is. */
export function distance(grid: Grid, from: Hex, to: Hex): number {
  return axialDistance(getPlace(grid, from), getPlace(grid, to));
}

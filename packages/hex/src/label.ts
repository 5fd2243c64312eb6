import { type Grid, type GridShape, getPlace, type Hex } from './grid.ts';

/** Each half of a label has as many digits as the largest number on the map needs, and at least two. */
function digitsOf({ columns, rows, firstColumn, firstRow }: GridShape): number {
  return Math.max(2, ...[firstColumn + columns - 1, firstRow + rows - 1].map((last) => `${last}`.length));
}

/** The label printed in a hex: its column, then its row, as in `0529`. */
export function formatHex(grid: Grid, hex: Hex): string {
  const { shape } = grid;
  const row = shape.firstRow + (hex % shape.rows);
  return [getPlace(grid, hex).q, row].map((part) => `${part}`.padStart(digitsOf(shape), '0')).join('');
}

/** The hex that bears a label, or `undefined` if no hex of the map does. */
export function parseHex(grid: Grid, label: string): Hex | undefined {
  const { shape } = grid;
  const digits = digitsOf(shape);
  if (label.length !== 2 * digits || !/^\d+$/.test(label)) return undefined;
  const column = Number(label.slice(0, digits)) - shape.firstColumn;
  const row = Number(label.slice(digits)) - shape.firstRow;
  const isOnMap = column >= 0 && column < shape.columns && row >= 0 && row < shape.rows;
  return isOnMap ? column * shape.rows + row : undefined;
}

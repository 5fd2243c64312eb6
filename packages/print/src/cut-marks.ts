import { type Grid, trimAt } from './grid.ts';
import { rounded } from './paper.ts';

/** A short line across the paper or down it. */
export interface CutMark {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** So far outside of the bleed a mark begins, and so long it is: together they stay within what a printer reaches. */
const GAP = 1;
const LENGTH = 4;

/** Marks around the grid, in line with every cut. There are none between the pieces, where they would be printed on. */
export function cutMarks(grid: Grid): readonly CutMark[] {
  const { left, top, width, height } = grid.area;
  const [right, bottom] = [rounded(left + width), rounded(top + height)];
  const columns = Array.from({ length: grid.columns }, (_, column) => trimAt(grid, column));
  const rows = Array.from({ length: grid.rows }, (_, row) => trimAt(grid, row * grid.columns));
  const down = columns.flatMap((box) => [box.left, rounded(box.left + box.width)]);
  const across = rows.flatMap((box) => [box.top, rounded(box.top + box.height)]);
  const outside = (before: number, behind: number) =>
    [
      [rounded(before - GAP - LENGTH), rounded(before - GAP)],
      [rounded(behind + GAP), rounded(behind + GAP + LENGTH)],
    ] as const;
  return [
    ...down.flatMap((x) => outside(top, bottom).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...across.flatMap((y) => outside(left, right).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
  ];
}

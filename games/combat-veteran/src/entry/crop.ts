import { namesIn } from '@sitrep/kernel';
import type { MapDrawing } from '../index.ts';

/** Columns and rows, the first and the last. */
export interface Frame {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** A part of a map. */
export function cropped(map: MapDrawing, { columns, rows: lines }: Frame): MapDrawing {
  const [left, right] = columns;
  const [top, bottom] = lines;
  const isIn = (label: string) => {
    const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
    return column >= left && column <= right && row >= top && row <= bottom;
  };
  const rows = map.rows
    .slice(top - map.firstRow, bottom - map.firstRow + 1)
    .map((row) => row.slice(left - map.firstColumn, right - map.firstColumn + 1));
  return {
    ...map,
    firstColumn: left,
    firstRow: top,
    rows,
    barriers: eachList(map.barriers, (sides) => sides.filter((side) => side.every(isIn))),
    areas: eachList(map.areas, (labels) => labels.filter(isIn)),
  };
}

/** Records of lists, each list changed. */
function eachList<Name extends string, Item>(
  lists: Readonly<Partial<Record<Name, readonly Item[]>>>,
  change: (list: readonly Item[]) => readonly Item[],
): Readonly<Partial<Record<Name, readonly Item[]>>> {
  const changed: Partial<Record<Name, readonly Item[]>> = { ...lists };
  for (const name of namesIn(lists)) changed[name] = change(lists[name] ?? []);
  return changed;
}

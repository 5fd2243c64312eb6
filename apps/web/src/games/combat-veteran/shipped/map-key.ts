import { hashData } from '@sitrep/kernel';
import type { MapText } from '../landscape/ground.ts';

/** Tells maps apart by what is drawn of them. */
export function keyOf({
  firstColumn,
  firstRow,
  southColumns,
  hasHeights,
  legend,
  rows,
  barriers,
}: MapText): string {
  return hashData({ firstColumn, firstRow, southColumns, hasHeights, legend, rows, barriers });
}

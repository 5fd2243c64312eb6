import type { Hex } from '@sitrep/hex';
import { outlineOf } from '../sheet/outline.ts';
import { centreAt, type Sheet } from '../sheet/sheet.ts';

export interface LineProps {
  readonly sheet: Sheet;
  readonly from: Hex;
  readonly to: Hex;
  readonly look: string | undefined;
}

/** A straight line between two hexes. */
export function Line({ sheet, from, to, look }: LineProps) {
  const [[x1, y1], [x2, y2]] = [centreAt(sheet, from), centreAt(sheet, to)];
  return <line className={look} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

interface HexesProps {
  readonly sheet: Sheet;
  readonly hexes: readonly Hex[];
  readonly look: string | undefined;
}

/** Hexes as one shape. */
export function Hexes({ sheet, hexes, look }: HexesProps) {
  return hexes.length === 0 ? undefined : <path className={look} d={outlineOf(sheet, hexes)} />;
}

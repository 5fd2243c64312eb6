import type { Hex } from '@sitrep/hex';
import { cornersOf, type Sheet } from './sheet.ts';

/** Several hexes as one path. */
export function outlineOf(sheet: Sheet, hexes: readonly Hex[]): string {
  const spots = (hex: Hex) => cornersOf(sheet, hex).map((spot) => spot.join(' '));
  return hexes.map((hex) => `M${spots(hex).join('L')}Z`).join('');
}

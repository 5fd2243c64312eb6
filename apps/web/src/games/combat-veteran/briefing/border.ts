import { type Hex, neighboursOf } from '@sitrep/hex';
import { findSide, type Sheet } from '../sheet/sheet.ts';

/** The line around an area, as the path of an SVG; nothing is drawn along the edge of the map. */
export function borderOf(sheet: Sheet, hexes: readonly Hex[]): string {
  const inside = new Set(hexes);
  return hexes
    .flatMap((hex) =>
      neighboursOf(sheet.grid, hex)
        .filter((next) => !inside.has(next))
        .flatMap((next) => {
          const side = findSide(sheet, hex, next);
          return side === undefined ? [] : [`M${side[0].join(' ')}L${side[1].join(' ')}`];
        }),
    )
    .join('');
}

/** How the cards within reach are shown: whole, or as tiles in so many rows. */
export interface Reach {
  readonly isTiled: boolean;
  readonly rows: 1 | 2 | 3;
  /** Of tiles, side by side. */
  readonly perRow: number;
}

/** Below this width, in rem, there is room for tiles only; below the other for fewer whole cards. */
const NARROW = 60;
const TIGHT = 70;
const PHONE = 30;
/** How wide a tile must be for its name. */
const TILE = 7.2;
const TILE_PHONE = 5.6;
const MOST_WHOLE = 8;
const MOST_WHOLE_TIGHT = 6;
const MOST_IN_TWO_ROWS = 16;

/** Every card is seen: the more there are, the less of each. */
export function reachFor(count: number, width: number): Reach {
  if (width < NARROW) {
    const perRow = Math.max(3, Math.floor(width / (width < PHONE ? TILE_PHONE : TILE)));
    return { isTiled: true, rows: count > 2 * perRow ? 3 : 2, perRow };
  }
  const most = width < TIGHT ? MOST_WHOLE_TIGHT : MOST_WHOLE;
  if (count <= most) return { isTiled: false, rows: 1, perRow: count };
  const rows = count <= MOST_IN_TWO_ROWS ? 2 : 3;
  return { isTiled: true, rows, perRow: Math.ceil(count / rows) };
}

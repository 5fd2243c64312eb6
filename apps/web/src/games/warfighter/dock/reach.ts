/** How the cards within reach are shown: whole, or as tiles in so many rows. */
export interface Reach {
  readonly isTiled: boolean;
  readonly rows: number;
  /** Of tiles, side by side. */
  readonly perRow: number;
}

/** Below this width, in rem, there is room for tiles only; below the other for fewer whole cards. */
const NARROW = 60;
const TIGHT = 70;
const PHONE = 30;
/** How wide a tile is at its best, and how narrow its name can be. */
const TILE = 7.2;
const TILE_PHONE = 5.6;
const LEAST_TILE = 3.5;
const LEAST_TILE_LOW = 2.9;
const MOST_ROWS_LOW = 2;
const MOST_WHOLE = 8;
const MOST_WHOLE_TIGHT = 6;
const MOST_IN_TWO_ROWS = 16;
/** What else lies within reach needs the room of so many tiles. */
const LEAST_REST = 3;

/** Every card is seen: the more there are, the less of each. On a board this low they stand in one row while they can. */
export function reachFor(count: number, width: number, isLow = false): Reach {
  if (width < NARROW) return tilesFor(count, width, isLow);
  const most = width < TIGHT ? MOST_WHOLE_TIGHT : MOST_WHOLE;
  if (count <= most) return { isTiled: false, rows: 1, perRow: count };
  const rows = count <= MOST_IN_TWO_ROWS ? 2 : 3;
  return { isTiled: true, rows, perRow: Math.ceil(count / rows) };
}

/** How many tiles more the last row has room for; a whole row where that is hardly any. No cards at all are a sign as wide as these. */
export function restOfRow({ perRow }: Reach, count: number): number {
  const rest = perRow - ((count === 0 ? LEAST_REST : count) % Math.max(1, perRow));
  return rest < LEAST_REST ? perRow : rest;
}

function tilesFor(count: number, width: number, isLow: boolean): Reach {
  const most = Math.max(3, Math.floor(width / LEAST_TILE));
  if (isLow && count <= most) return { isTiled: true, rows: 1, perRow: most };
  const best = Math.max(3, Math.floor(width / (width < PHONE ? TILE_PHONE : TILE)));
  if (!isLow && count <= 2 * best) return { isTiled: true, rows: 2, perRow: best };
  const wanted = Math.max(2, Math.ceil(count / most));
  const rows =
    isLow && wanted > MOST_ROWS_LOW ? Math.ceil(count / Math.floor(width / LEAST_TILE_LOW)) : wanted;
  return { isTiled: true, rows, perRow: Math.ceil(count / rows) };
}

/**
 * A hex of an endless plane, or the way from one hex to another. `q` counts columns to the east, `r` counts hexes to
 * the south within a column; one column further east the same `r` lies half a hex further south.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six directions of a map of flat-topped hexes, clockwise from north. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The way to the neighbour in each direction. */
export const STEPS: Readonly<Record<Direction, Axial>> = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
};

const OPPOSITES: Readonly<Record<Direction, Direction>> = {
  N: 'S',
  NE: 'SW',
  SE: 'NW',
  S: 'N',
  SW: 'NE',
  NW: 'SE',
};

export function opposite(direction: Direction): Direction {
  return OPPOSITES[direction];
}

/** The hex that lies `times` steps away in a direction. */
export function walk(from: Axial, direction: Direction, times = 1): Axial {
  const { q, r } = STEPS[direction];
  return { q: from.q + q * times, r: from.r + r * times };
}

/** How many steps lead from one hex to the other: the first hex is not counted, the last one is. */
export function axialDistance(from: Axial, to: Axial): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes exactly `radius` steps away, clockwise from the northernmost; the ring of radius 0 is the hex itself. */
export function axialRing(centre: Axial, radius: number): Axial[] {
  if (radius === 0) return [centre];
  // from the corner in each direction the ring goes on two directions further clockwise
  return DIRECTIONS.flatMap((direction, index) => {
    const corner = walk(centre, direction, radius);
    const along = DIRECTIONS[(index + 2) % DIRECTIONS.length] ?? direction;
    return Array.from({ length: radius }, (_, times) => walk(corner, along, times));
  });
}

// An independent view of the same geometry, in another way than the package: hexes are polygons, and lines are cut by
// half-planes in fractions of big integers.
export type Big = readonly [x: bigint, y: bigint];

/** A hex by the column and row of an endless map; the numbers mean the same as in labels. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Odd columns lie half a hex further south. */
export function centreOfSpot({ column, row }: Spot): Big {
  return [BigInt(3 * column), BigInt(2 * row + (column % 2 === 0 ? 0 : 1))];
}

/** Clockwise from the west, another start than the package has. */
export function polygon(spot: Spot): Big[] {
  const [x, y] = centreOfSpot(spot);
  return [
    [x - 2n, y],
    [x - 1n, y - 1n],
    [x + 1n, y - 1n],
    [x + 2n, y],
    [x + 1n, y + 1n],
    [x - 1n, y + 1n],
  ];
}

/** Twice the area of a triangle: positive where `c` lies to the right of the way from `a` to `b`, as `y` points south. */
export function turn(a: Big, b: Big, c: Big): bigint {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The sides of a hex, clockwise. */
export function edges(spot: Spot): (readonly [Big, Big])[] {
  const corners = polygon(spot);
  return corners.map((corner, index) => [corner, corners[(index + 1) % 6] as Big]);
}

/** A part of the length of a line; the denominator is positive. */
type Fraction = readonly [bigint, bigint];

function isLess(a: Fraction, b: Fraction): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

/** Whether a line passes through the interior of a hex: what the six half-planes leave of it has a length. */
export function crossesInside(spot: Spot, from: Big, to: Big): boolean {
  let [low, high]: [Fraction, Fraction] = [
    [0n, 1n],
    [1n, 1n],
  ];
  for (const [a, b] of edges(spot)) {
    const [start, end] = [turn(a, b, from), turn(a, b, to)];
    if (start <= 0n && end <= 0n) return false;
    const length = start < end ? end - start : start - end;
    const cut: Fraction = [start < 0n ? -start : start, length];
    if (start < 0n && isLess(low, cut)) low = cut;
    if (end < 0n && isLess(cut, high)) high = cut;
  }
  return isLess(low, high);
}

/** Whether a line runs along a side of a hex for some length. */
export function runsAlong([a, b]: readonly [Big, Big], from: Big, to: Big): boolean {
  if (turn(from, to, a) !== 0n || turn(from, to, b) !== 0n) return false;
  const along = (point: Big) =>
    (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1]);
  const [near, far] = along(a) < along(b) ? [along(a), along(b)] : [along(b), along(a)];
  return far > 0n && near < along(to);
}

import { type Axial, DIRECTIONS, type Direction } from './axial.ts';

/**
 * A point of the plane in whole numbers: `x` to the east, `y` to the south. Centres and corners of hexes are exactly the
 * points whose `x` and `y` are both even or both odd. A hex is squeezed (4 wide, 2 high), which leaves straight lines straight.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way from a hex's centre to its corners, clockwise from the east: the first two bound the side to the south-east. */
export const CORNERS = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
] as const satisfies readonly Point[];

/** A corner of a hex, by its place in `CORNERS`. */
export type Corner = number;

export function centreOf({ q, r }: Axial): Point {
  return { x: 3 * q, y: 2 * r + q };
}

export function cornerOf(place: Axial, corner: Corner): Point {
  const { x, y } = centreOf(place);
  const way = CORNERS[corner % CORNERS.length] ?? CORNERS[0];
  return { x: x + way.x, y: y + way.y };
}

/**
 * The sides of a hex that a line into its centre meets, for a line from the centre of another hex: one side, or the two
 * that share the corner through which it comes in. A line of no length meets none.
 */
export function sidesMet(from: Axial, into: Axial): Direction[] {
  const target = centreOf(into);
  const source = centreOf(from);
  const way = { x: source.x - target.x, y: source.y - target.y };
  if (way.x === 0 && way.y === 0) return [];
  return DIRECTIONS.filter((_, index) => {
    const [first, second] = sideCorners(index);
    return cross(first, way) >= 0 && cross(way, second) >= 0;
  });
}

/** The two corners of the side in a direction, clockwise. */
function sideCorners(index: number): readonly [Point, Point] {
  const at = (corner: number) => CORNERS[corner % CORNERS.length] ?? CORNERS[0];
  return [at(index + 4), at(index + 5)];
}

/** Positive where `b` lies clockwise of `a`, by less than half a turn. */
function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

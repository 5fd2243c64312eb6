// The rules of sight asked hex by hex, as the specification words them, over the polygons of polygon.ts. Slow, and plain.
import type { Ground } from '../src/index.ts';
import {
  type Big,
  centreOfSpot,
  crossesInside,
  edges,
  polygon,
  runsAlong,
  type Spot,
  turn,
} from './polygon.ts';

/** A map by its ground at each spot; `undefined` is off the map. */
export type GroundAt = (spot: Spot) => Ground | undefined;

export interface SightCase {
  readonly groundAt: GroundAt;
  readonly from: Spot;
  readonly to: Spot;
  readonly smoke: readonly Spot[];
  readonly occupied: readonly Spot[];
}

function isSame(a: Spot, b: Spot): boolean {
  return a.column === b.column && a.row === b.row;
}

function isAdjacent(a: Spot, b: Spot): boolean {
  const [[ax, ay], [bx, by]] = [centreOfSpot(a), centreOfSpot(b)];
  const [x, y] = [(ax - bx) ** 2n, (ay - by) ** 2n];
  return (x === 0n && y === 4n) || (x === 9n && y === 1n);
}

/** and CV-LOS-11, word by word. */
function blocks({ groundAt, from, to, smoke }: SightCase, spot: Spot): boolean {
  const ground = groundAt(spot);
  if (ground === undefined || smoke.some((hex) => isSame(hex, spot))) return true;
  const [a, t, o] = [groundAt(from)?.level ?? 0, groundAt(to)?.level ?? 0, ground.level];
  const [isNearA, isNearT] = [isAdjacent(spot, from), isAdjacent(spot, to)];
  if (ground.obstruction === 'own-level')
    return o >= Math.max(a, t) || (isNearA && a <= o) || (isNearT && t <= o);
  if (ground.obstruction === 'lower-levels')
    return (a < o && t < o) || (isNearA && a < o) || (isNearT && t < o);
  return false;
}

/** The spots that a line between two hexes can touch, without the two. */
function spotsBetween({ from, to }: SightCase): Spot[] {
  const range = (a: number, b: number) =>
    Array.from({ length: Math.abs(a - b) + 3 }, (_, index) => Math.min(a, b) - 1 + index);
  return range(from.column, to.column)
    .flatMap((column) => range(from.row, to.row).map((row) => ({ column, row })))
    .filter((spot) => !isSame(spot, from) && !isSame(spot, to) && isNear(spot, from, to));
}

/** Not further than 6 from the line between the centres; corners and hexes reach out by less than 5 together. */
function isNear(spot: Spot, from: Spot, to: Spot): boolean {
  const [a, b] = [centreOfSpot(from), centreOfSpot(to)];
  return turn(a, b, centreOfSpot(spot)) ** 2n <= 36n * ((b[0] - a[0]) ** 2n + (b[1] - a[1]) ** 2n);
}

/** Each two of the spots that are adjacent, once, with their common side. */
function sidesAmong(spots: readonly Spot[]): (readonly [Big, Big])[] {
  return spots.flatMap((spot, index) =>
    spots
      .slice(index + 1)
      .filter((other) => Math.abs(spot.column - other.column) < 2 && isAdjacent(spot, other))
      .flatMap((other) => edges(spot).filter((side) => side.every((corner) => isCornerOf(corner, other)))),
  );
}

function isCornerOf([x, y]: Big, spot: Spot): boolean {
  return polygon(spot).some((corner) => corner[0] === x && corner[1] === y);
}

type Line = readonly [Big, Big];

/** The spots that a line crosses, and the sides between two of them along which it runs. */
interface Places {
  readonly spots: readonly Spot[];
  readonly sides: readonly (readonly [Big, Big])[];
}

function placesOf(spots: readonly Spot[]): Places {
  return { spots, sides: sidesAmong(spots) };
}

function meetsAny({ spots, sides }: Places, [from, to]: Line): boolean {
  return (
    spots.some((spot) => crossesInside(spot, from, to)) || sides.some((side) => runsAlong(side, from, to))
  );
}

function countMet({ spots, sides }: Places, [from, to]: Line): number {
  const inside = spots.filter((spot) => crossesInside(spot, from, to));
  return inside.length + sides.filter((side) => runsAlong(side, from, to)).length;
}

/** The fewest occupied passages on an open line, or `undefined` if no line is open. */
export function fewestOccupied(sight: SightCase): number | undefined {
  const spots = spotsBetween(sight);
  const blocking = placesOf(spots.filter((spot) => blocks(sight, spot)));
  const occupied = placesOf(spots.filter((spot) => sight.occupied.some((hex) => isSame(hex, spot))));
  const lines = polygon(sight.from).flatMap((a) => polygon(sight.to).map((b): Line => [a, b]));
  const counts = lines.filter((line) => !meetsAny(blocking, line)).map((line) => countMet(occupied, line));
  return counts.length === 0 ? undefined : Math.min(...counts);
}

import {
  type Corner,
  centreOf,
  cornerOf,
  DIRECTIONS,
  findDirection,
  findHex,
  type Grid,
  getPlace,
  type Hex,
  type Point,
} from '@sitrep/hex';

/** A place on the sheet in map units, to the east and to the south of its north-west corner. */
export type Spot = readonly [x: number, y: number];

/** The side of a hex in map units, which is also half its width. */
export const SIDE = 20;
/** The height of a hex. */
export const HEIGHT = Math.sqrt(3) * SIDE;
/** The ground beyond the outermost hexes. */
export const EDGE = 8;

/** A map as it lies on the table: where each of its hexes is. */
export interface Sheet {
  readonly grid: Grid;
  readonly width: number;
  readonly height: number;
  /** What to add to a place on the lattice of the hexes. */
  readonly origin: Spot;
  /** The middle of each hex. */
  readonly centres: readonly Spot[];
}

export function makeSheet(grid: Grid): Sheet {
  const points = grid.places.map(centreOf);
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const origin: Spot = [EDGE + SIDE - (left * SIDE) / 2, EDGE + HEIGHT / 2 - (top * HEIGHT) / 2];
  const { columns, rows } = grid.shape;
  return {
    grid,
    width: 2 * EDGE + SIDE * (1.5 * columns + 0.5),
    height: 2 * EDGE + HEIGHT * (rows + 0.5),
    origin,
    centres: points.map((point) => onSheet(origin, point)),
  };
}

/** The lattice of `packages/hex` is squeezed; this stretches it to regular hexes. */
function onSheet([left, top]: Spot, { x, y }: Point): Spot {
  return [left + (x * SIDE) / 2, top + (y * HEIGHT) / 2];
}

/** The middle of a hex. It must be one of the map. */
export function centreAt({ centres, origin }: Sheet, hex: Hex): Spot {
  return centres[hex] ?? origin;
}

function cornerAt({ grid, origin }: Sheet, hex: Hex, corner: Corner): Spot {
  return onSheet(origin, cornerOf(getPlace(grid, hex), corner));
}

/** The six corners of a hex, clockwise from the east. */
export function cornersOf(sheet: Sheet, hex: Hex): readonly Spot[] {
  return DIRECTIONS.map((_, corner) => cornerAt(sheet, hex, corner));
}

/** The ends of the side between two hexes, or `undefined` if they are not adjacent. */
export function findSide(sheet: Sheet, from: Hex, to: Hex): readonly [Spot, Spot] | undefined {
  const direction = findDirection(sheet.grid, from, to);
  if (direction === undefined) return undefined;
  // corners are counted from the east, directions from the north
  const first = DIRECTIONS.indexOf(direction) + 4;
  return [cornerAt(sheet, from, first), cornerAt(sheet, from, first + 1)];
}

/** The hex at a place, or `undefined` beyond the hexes. */
export function findHexAt({ grid, origin }: Sheet, [x, y]: Spot): Hex | undefined {
  const q = (x - origin[0]) / (1.5 * SIDE);
  const r = (y - origin[1]) / HEIGHT - q / 2;
  return findHex(grid, roundedPlace(q, r));
}

/** The place whose hex holds a point: of the three coordinates, which add up to 0, the one furthest off gives way. */
function roundedPlace(q: number, r: number) {
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS + q + r)];
  if (offQ > offR && offQ > offS) return { q: -nearR - nearS, r: nearR };
  return offR > offS ? { q: nearQ, r: -nearQ - nearS } : { q: nearQ, r: nearR };
}

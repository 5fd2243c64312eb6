import { type Axial, STEPS } from './axial.ts';
import { type Cells, getCell, wayInCells } from './cells.ts';
import type { Grid, Hex } from './grid.ts';
import { CORNERS, type Corner, centreOf, cornerOf, type Point } from './lattice.ts';
import { numberAt } from './number-at.ts';
import { traceNumbers } from './trace.ts';

/** A line from an east corner as numbers to add to its hex's cell: two for a crossing, the same twice for one hex. */
export type Path = Int16Array;

/** One of the lines between two hexes: six times the corner where it starts, plus the corner where it ends. */
export type Line = number;

export const LINE_COUNT = CORNERS.length * CORNERS.length;

/**
 * The lines that were followed so far, each used again wherever two corners lie the same way from each other. Ways between
 * points are single numbers here: `y` times the width, plus `x`.
 */
export interface Paths {
  readonly cells: Cells;
  readonly width: number;
  /** The way from one point of the map to the centre of each hex. */
  readonly centres: Int32Array;
  /** The way from a hex's centre to each of its corners. */
  readonly corners: Int32Array;
  /** For each corner what its anchor adds to the cell of the hex. */
  readonly anchors: Int32Array;
  /** By way, in the middle the way of no length. */
  readonly known: (Path | undefined)[];
}

const HERE: Axial = { q: 0, r: 0 };
const EAST: Corner = 0;

/** Every corner is the east or the west corner of just one hex: its anchor, which lies this way. */
const ANCHORS: readonly Axial[] = [HERE, STEPS.SE, STEPS.SW, HERE, STEPS.NW, STEPS.NE];

export function makePaths(grid: Grid, cells: Cells): Paths {
  const points = grid.places.map(centreOf);
  const width = 2 * reachOf(points.map(({ x }) => x)) + 1;
  const toNumber = ({ x, y }: Point) => y * width + x;
  const height = 2 * reachOf(points.map(({ y }) => y)) + 1;
  return {
    cells,
    width,
    centres: Int32Array.from(points, toNumber),
    corners: Int32Array.from(CORNERS, toNumber),
    anchors: Int32Array.from(ANCHORS, (way) => wayInCells(cells, way)),
    known: new Array<undefined>(width * height).fill(undefined),
  };
}

/** How far apart two corners can be, which lie up to 2 from their centres. */
function reachOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values) + 4;
}

export function startOf(line: Line): Corner {
  return Math.floor(line / CORNERS.length);
}

export function endOf(line: Line): Corner {
  return line % CORNERS.length;
}

/** The cell to which the numbers of a line's path are added, times the line's sign. */
export function getAnchor({ cells, anchors }: Paths, from: Hex, line: Line): number {
  return getCell(cells, from) + numberAt(anchors, startOf(line));
}

/** 1 for a line from its anchor's east corner. One from the west corner is the same turned round: -1. */
export function getSign(line: Line): 1 | -1 {
  return startOf(line) % 2 === 0 ? 1 : -1;
}

/** What a line passes through: both are hexes of the map, and the line is one of theirs. */
export function getPath(paths: Paths, from: Hex, to: Hex, line: Line): Path {
  const { centres, corners, known } = paths;
  const start = numberAt(centres, from) + numberAt(corners, startOf(line));
  const end = numberAt(centres, to) + numberAt(corners, endOf(line));
  const way = (end - start) * getSign(line);
  return known[way + (known.length >> 1)] ?? follow(paths, way);
}

function follow({ cells, width, known }: Paths, way: number): Path {
  const y = Math.floor((way + (width >> 1)) / width);
  const { x } = cornerOf(HERE, EAST);
  const numbers = traceNumbers({ x, y: 0 }, { x: x + way - y * width, y });
  const path = new Int16Array(numbers.length / 2);
  for (let index = 0; index < path.length; index += 1)
    path[index] = wayInCells(cells, { q: numberAt(numbers, 2 * index), r: numberAt(numbers, 2 * index + 1) });
  known[way + (known.length >> 1)] = path;
  return path;
}

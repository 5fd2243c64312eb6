import { type Axial, DIRECTIONS, STEPS } from './axial.ts';
import { type Grid, getPlace, type Hex } from './grid.ts';
import { numberAt } from './number-at.ts';

/**
 * A map laid out so that a way between hexes is one number to add, wherever it starts. Around the map lies a margin of
 * cells that hold no hex, wide enough for every line between two hexes and for every hex at one of their corners.
 */
export interface Cells {
  /** How many cells there are, margin included. */
  readonly size: number;
  /** How much one column further east adds. */
  readonly stride: number;
  /** What the way to each neighbour adds. */
  readonly steps: readonly number[];
  /** The cell of each hex. */
  readonly cellOf: Int32Array;
  /** The hex in each cell, or -1. */
  readonly hexIn: Int16Array;
}

const MARGIN = 2;

export function makeCells(grid: Grid): Cells {
  const [west, east] = span(grid.places.map(({ q }) => q));
  const [north, south] = span(grid.places.map(({ r }) => r));
  const stride = south - north + 1 + 2 * MARGIN;
  const size = (east - west + 1 + 2 * MARGIN) * stride;
  const steps = DIRECTIONS.map((direction) => wayInCells({ stride }, STEPS[direction]));
  const cellOf = new Int32Array(grid.size);
  const hexIn = new Int16Array(size).fill(-1);
  for (let hex: Hex = 0; hex < grid.size; hex += 1) {
    const { q, r } = getPlace(grid, hex);
    const cell = (q - west + MARGIN) * stride + (r - north + MARGIN);
    cellOf[hex] = cell;
    hexIn[cell] = hex;
  }
  return { size, stride, steps, cellOf, hexIn };
}

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** What a way adds to the number of a cell. */
export function wayInCells({ stride }: Pick<Cells, 'stride'>, { q, r }: Axial): number {
  return q * stride + r;
}

/** The cell of a hex. It must be one of the map. */
export function getCell({ cellOf }: Cells, hex: Hex): number {
  return numberAt(cellOf, hex);
}

/** The hex in a cell, or `undefined` off the map. */
export function findHexIn({ hexIn }: Cells, cell: number): Hex | undefined {
  const hex = hexIn[cell];
  return hex === -1 ? undefined : hex;
}

import { getPlace, type Hex } from '@sitrep/hex';
import { centreAt, EDGE, HEIGHT, type Sheet, SIDE, type Spot } from '../sheet/sheet.ts';
import { roughness } from './chance.ts';

/** The distance between two points of a field. */
export const STEP = 4;

/** A number for each point of a square grid over the sheet. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export function makeField({ width, height }: Pick<Sheet, 'width' | 'height'>, fill = 0): Field {
  const [columns, rows] = [Math.ceil(width / STEP) + 1, Math.ceil(height / STEP) + 1];
  return { columns, rows, values: new Float32Array(columns * rows).fill(fill) };
}

/** A field of the same size whose values follow from the place of each point and its number. */
export function mapField(
  { columns, rows, values }: Field,
  valueAt: (value: number, spot: Spot, index: number) => number,
): Field {
  const mapped = values.map((value, index) =>
    valueAt(value, [(index % columns) * STEP, Math.floor(index / columns) * STEP], index),
  );
  return { columns, rows, values: mapped };
}

/** The value at the nearest point of the field. */
export function valueAt({ columns, rows, values }: Field, [x, y]: Spot): number {
  const i = Math.min(columns - 1, Math.max(0, Math.round(x / STEP)));
  const j = Math.min(rows - 1, Math.max(0, Math.round(y / STEP)));
  return values[j * columns + i] ?? 0;
}

/** Spreads a number for each hex over a field. */
export type Spread = (worth: (hex: Hex) => number) => Field;

/** How far a hex counts, in sides; by how many units noise bends the place that is read; and the seed of that noise. */
export interface Blur {
  readonly reach: number;
  readonly bend: number;
  readonly seed: number;
}

/** The hexes that count at each point: those of point `k` are entries `starts[k]` up to `starts[k + 1]`. */
interface Weights {
  readonly starts: readonly number[];
  readonly hexes: readonly Hex[];
  readonly shares: readonly number[];
}

/**
 * Each point takes the weighted share of the hexes around it, read at a place bent by noise so that no outline follows a
 * hexside. Shares always add up to 1: areas meet without gaps.
 */
export function makeSpread(sheet: Sheet, blur: Blur): Spread {
  const blank = makeField(sheet);
  const { starts, hexes, shares } = weigh(sheet, blank, blur);
  return (worth) => {
    const known = sheet.centres.map((_, hex) => worth(hex));
    return mapField(blank, (_value, _spot, index) => {
      let total = 0;
      const end = starts[index + 1] ?? 0;
      for (let entry = starts[index] ?? 0; entry < end; entry += 1)
        total += (known[hexes[entry] ?? 0] ?? 0) * (shares[entry] ?? 0);
      return total;
    });
  };
}

function weigh(sheet: Sheet, { columns, values }: Field, { reach, bend, seed }: Blur): Weights {
  const [starts, hexes, shares]: [number[], Hex[], number[]] = [[0], [], []];
  for (let point = 0; point < values.length; point += 1) {
    const [x, y] = [(point % columns) * STEP, Math.floor(point / columns) * STEP];
    const bent: Spot = [
      x + bend * roughness(x / 26, y / 26, seed),
      y + bend * roughness(x / 26, y / 26, seed + 9),
    ];
    const near = hexesAround(sheet, bent)
      .map(
        (hex) => [hex, Math.exp(-squaredDistance(centreAt(sheet, hex), bent) / (reach * SIDE) ** 2)] as const,
      )
      .filter(([, weight]) => weight > 1e-4);
    const sum = near.reduce((total, [, weight]) => total + weight, 0);
    for (const [hex, weight] of near) {
      hexes.push(hex);
      shares.push(weight / sum);
    }
    starts.push(hexes.length);
  }
  return { starts, hexes, shares };
}

/** The hexes within two columns and rows of a place. */
function hexesAround({ grid }: Sheet, [x, y]: Spot): Hex[] {
  const { columns, rows } = grid.shape;
  const column = clamp(Math.round((x - EDGE - SIDE) / (1.5 * SIDE)), columns);
  // every second column lies half a hex further south: the row between the two
  const row = clamp(Math.round((y - EDGE) / HEIGHT - 0.75), rows);
  const found: Hex[] = [];
  for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c += 1)
    for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r += 1) found.push(c * rows + r);
  return found;
}

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}

export function squaredDistance([x, y]: Spot, [u, v]: Spot): number {
  return (x - u) ** 2 + (y - v) ** 2;
}

/** Where a hex lies in rows and columns: what its own chance is drawn from. */
export function seedOf({ grid }: Sheet, hex: Hex): readonly [number, number] {
  return [getPlace(grid, hex).q, grid.shape.firstRow + (hex % grid.shape.rows)];
}

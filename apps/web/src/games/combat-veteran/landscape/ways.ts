import type { Terrain } from '@sitrep/combat-veteran';
import { type Hex, neighboursOf } from '@sitrep/hex';
import { centreAt, type Sheet, type Spot } from '../sheet/sheet.ts';
import { roughness } from './chance.ts';
import { type Field, makeField, mapField, STEP } from './field.ts';
import { type Ground, hexesOf } from './ground.ts';

/** How a line strays from the middles of its hexes: by noise, and by swinging to and fro within each. */
export interface Stray {
  readonly noise: number;
  /** How much the middle of each hex counts against the two beside it; a small number straightens zigzags. */
  readonly hold: number;
  readonly swing: number;
  readonly seed: number;
}

/** The lines of rivers and roads: through each group of such hexes, and over the edge of the map. */
export function waysThrough(ground: Ground, kinds: readonly Terrain[], stray: Stray): Spot[][] {
  return orderHexes(ground, kinds).map((way) => smoothWay(ground.sheet, way, stray));
}

/** The longest way through each group that hangs together, then what is left over as branches. */
function orderHexes(ground: Ground, kinds: readonly Terrain[]): Hex[][] {
  const { grid } = ground.sheet;
  const left = new Set(hexesOf(ground, ...kinds));
  const done = new Set<Hex>();
  const ways: Hex[][] = [];
  while (left.size > 0) {
    const [any = 0] = left;
    const way = farthestWay(ground, farthestWay(ground, any, left)[0] ?? any, left);
    const joins = (hex: Hex | undefined) =>
      hex === undefined
        ? []
        : neighboursOf(grid, hex)
            .filter((next) => done.has(next))
            .slice(0, 1);
    for (const hex of way) left.delete(hex);
    // a lone hex beside a way is part of a bend, not a branch
    const isBranch = way.length > 1 || joins(way[0]).length === 0;
    if (isBranch) ways.push([...joins(way[0]), ...way, ...(way.length > 1 ? joins(way.at(-1)) : [])]);
    for (const hex of way) done.add(hex);
  }
  return ways;
}

/** The shortest way from a hex to the one that takes the most steps to reach, which comes first. */
function farthestWay({ sheet }: Ground, from: Hex, within: ReadonlySet<Hex>): Hex[] {
  const before = new Map<Hex, Hex | undefined>([[from, undefined]]);
  let last = from;
  for (const hex of before.keys()) {
    last = hex;
    for (const next of neighboursOf(sheet.grid, hex))
      if (within.has(next) && !before.has(next)) before.set(next, hex);
  }
  const way: Hex[] = [];
  for (let hex: Hex | undefined = last; hex !== undefined; hex = before.get(hex)) way.push(hex);
  return way;
}

function smoothWay(sheet: Sheet, way: readonly Hex[], stray: Stray): Spot[] {
  const middles = way.map((hex) => centreAt(sheet, hex));
  const calm = stray.swing > 0 ? middles : middles.map((_, index) => calmed(middles, index, stray.hold));
  const knots = [
    ...beyondEdge(sheet, way[0]),
    ...calm.map(
      ([x, y]): Spot => [
        x + stray.noise * roughness(x / 40, y / 40, stray.seed),
        y + stray.noise * roughness(x / 40, y / 40, stray.seed + 3),
      ],
    ),
    ...beyondEdge(sheet, way.at(-1)),
  ];
  return spline(knots, stray.swing);
}

/** Zigzags of hexes become nearly straight, and still pass close to the middle of each. */
function calmed(middles: readonly Spot[], index: number, hold: number): Spot {
  const [x, y] = middles[index] ?? [0, 0];
  const [before, after] = [middles[index - 1] ?? [x, y], middles[index + 1] ?? [x, y]];
  return [(before[0] + hold * x + after[0]) / (2 + hold), (before[1] + hold * y + after[1]) / (2 + hold)];
}

function beyondEdge(sheet: Sheet, hex: Hex | undefined): Spot[] {
  if (hex === undefined) return [];
  const { columns, rows } = sheet.grid.shape;
  const [x, y] = centreAt(sheet, hex);
  const [column, row] = [Math.floor(hex / rows), hex % rows];
  if (column === 0) return [[x - 40, y]];
  if (column === columns - 1) return [[x + 40, y]];
  if (row === 0) return [[x, y - 40]];
  return row === rows - 1 ? [[x, y + 40]] : [];
}

const PARTS = 8;

/** A curve through all knots, in small straight parts. */
function spline(knots: readonly Spot[], swing: number): Spot[] {
  const at = (index: number): Spot => knots[Math.min(knots.length - 1, Math.max(0, index))] ?? [0, 0];
  const points = knots.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const length = Math.hypot(c[0] - b[0], c[1] - b[1]) || 1;
    return Array.from({ length: PARTS }, (_part, part): Spot => {
      const t = part / PARTS;
      const aside = (swing * Math.sin((index + t) * Math.PI * 2)) / length;
      const along = (k: 0 | 1) => between([a[k], b[k], c[k], d[k]], t);
      return [along(0) - aside * (c[1] - b[1]), along(1) + aside * (c[0] - b[0])];
    });
  });
  return [...points, at(knots.length - 1)];
}

/** Catmull-Rom: from the second number to the third, led by the other two. */
function between([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

const FAR = 30;

/** A field of how far each point lies from the nearest line, counted downwards; its levels are banks. */
export function distanceField(sheet: Sheet, lines: readonly (readonly Spot[])[], rough: number): Field {
  const field = makeField(sheet, -99);
  const { columns, rows, values } = field;
  for (const [x, y] of lines.flat())
    for (let j = Math.max(0, Math.floor((y - FAR) / STEP)); j <= Math.min(rows - 1, (y + FAR) / STEP); j += 1)
      for (
        let i = Math.max(0, Math.floor((x - FAR) / STEP));
        i <= Math.min(columns - 1, (x + FAR) / STEP);
        i += 1
      ) {
        const near = -Math.hypot(i * STEP - x, j * STEP - y);
        values[j * columns + i] = Math.max(values[j * columns + i] ?? 0, near);
      }
  return mapField(field, (value, [x, y]) => value + rough * roughness(x / 24, y / 24, 77));
}

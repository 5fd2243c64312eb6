import { centreAt, type Spot } from '../sheet/sheet.ts';
import { addLayer, area, curves, type Drawing, shapes } from './drawing.ts';
import { type Field, valueAt } from './field.ts';
import { type Ground, hexesOf } from './ground.ts';
import type { Mark } from './marks.ts';
import { placed } from './pen.ts';
import type { IsFree } from './strew.ts';
import { distanceField, waysThrough } from './ways.ts';

/** Half the width of the river. */
export const BANK = -11;

/** Rivers and roads as lines, and how far every point is from them. */
export interface Ways {
  readonly paths: readonly (readonly Spot[])[];
  readonly switchbacks: readonly (readonly Spot[])[];
  /** Above `BANK` there is water. */
  readonly water: Field;
  /** On dry ground beside the roads. */
  readonly isFree: IsFree;
}

export function findWays(ground: Ground): Ways {
  const rivers = waysThrough(ground, ['river', 'river-trees', 'river-buildings', 'bridge'], {
    noise: 5,
    hold: 3.4,
    swing: 0,
    seed: 5,
  });
  const paths = waysThrough(ground, ['path', 'bridge'], { noise: 3, hold: 2.2, swing: 0, seed: 21 });
  const switchbacks = waysThrough(ground, ['switchback'], { noise: 0, hold: 1, swing: 6.5, seed: 0 });
  const water = distanceField(ground.sheet, rivers, 2);
  const roads = distanceField(ground.sheet, [...paths, ...switchbacks], 0);
  const isFree = (spot: Spot) => valueAt(water, spot) < BANK - 1.5 && valueAt(roads, spot) < -6;
  return { paths, switchbacks, water, isFree };
}

/** Banks, water and the lines in it are levels of one field. */
export function drawWater(drawing: Drawing, { water }: Ways): void {
  addLayer(drawing, 'water', [
    { kind: 'fill', ink: 'sand', path: area(drawing, water, BANK - 4), opacity: 0.8 },
    { kind: 'fill', ink: 'bank', path: area(drawing, water, BANK - 1.2) },
    { kind: 'fill', ink: 'water', path: area(drawing, water, BANK) },
    { kind: 'line', ink: 'wave', path: area(drawing, water, -8.6), width: 1, opacity: 0.9 },
    { kind: 'line', ink: 'wave', path: area(drawing, water, -6), width: 0.8, opacity: 0.7 },
    { kind: 'line', ink: 'wave', path: area(drawing, water, -3.2), width: 0.6, opacity: 0.5 },
  ]);
}

export function drawRoads(drawing: Drawing, ground: Ground, { paths, switchbacks }: Ways): void {
  const [wide, narrow] = [curves(drawing, paths), curves(drawing, switchbacks)];
  addLayer(drawing, 'roads', [
    { kind: 'line', ink: 'path-rim', path: wide, width: 7 },
    { kind: 'line', ink: 'path', path: wide, width: 5 },
    { kind: 'line', ink: 'path-rim', path: wide, width: 0.6, dash: [3, 4], opacity: 0.6 },
    { kind: 'line', ink: 'path-rim', path: narrow, width: 4.6 },
    { kind: 'line', ink: 'path', path: narrow, width: 3 },
    ...bridges(drawing, ground, paths),
  ]);
}

const DECK: readonly Spot[] = [
  [-17, -5.5],
  [17, -5.5],
  [17, 5.5],
  [-17, 5.5],
];
const PLANKS: readonly (readonly Spot[])[] = [-13, -7.8, -2.6, 2.6, 7.8, 13].map((x) => [
  [x, -5.5],
  [x, 5.5],
]);

function bridges(drawing: Drawing, ground: Ground, paths: readonly (readonly Spot[])[]): Mark[] {
  const decks = hexesOf(ground, 'bridge').map((hex) => {
    const spot = centreAt(ground.sheet, hex);
    const turn = directionAt(paths, spot);
    return { spot, turn };
  });
  const deck = shapes(
    drawing,
    decks.map(({ spot, turn }) => placed(DECK, spot, turn)),
    true,
  );
  const planks = shapes(
    drawing,
    decks.flatMap(({ spot, turn }) => PLANKS.map((plank) => placed(plank, spot, turn))),
  );
  return [
    { kind: 'fill', ink: 'dike', path: deck },
    { kind: 'line', ink: 'wall', path: deck, width: 1.2 },
    { kind: 'line', ink: 'wall', path: planks, width: 0.7 },
  ];
}

/** The direction in degrees of the line that passes nearest to a place. */
function directionAt(lines: readonly (readonly Spot[])[], [x, y]: Spot): number {
  const parts = lines.flatMap((line) => line.slice(1).map((to, index) => [line[index] ?? to, to] as const));
  const far = ([[u, v]]: (typeof parts)[number]) => Math.hypot(u - x, v - y);
  const [nearest] = parts.toSorted((one, other) => far(one) - far(other));
  if (nearest === undefined) return 0;
  const [from, to] = nearest;
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

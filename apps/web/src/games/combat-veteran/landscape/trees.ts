import type { Terrain } from '@sitrep/combat-veteran';
import type { Spot } from '../sheet/sheet.ts';
import { hash, roughness } from './chance.ts';
import { OUTLINE, shareOf } from './cover.ts';
import { addLayer, type Drawing, shapes } from './drawing.ts';
import { type Spread, valueAt } from './field.ts';
import { type Ground, hexesOf } from './ground.ts';
import type { Mark } from './marks.ts';
import { BANK, type Ways } from './roads.ts';
import { writeSpots } from './spots.ts';
import { type IsFree, scatter, strew } from './strew.ts';

/** A kind of wood: how close its crowns stand and how large they are. */
interface Wood {
  readonly kinds: readonly Terrain[];
  readonly gap: number;
  readonly seed: number;
  readonly radii: readonly number[];
  readonly inks: Extract<Mark, { kind: 'crowns' }>['inks'];
  /** From which share of such terrain on a crown stands at a place. */
  level(spot: Spot): number;
}

/** Clumps with ground between them; the middle of such a hex is never bare. */
function inClumps([x, y]: Spot): number {
  return OUTLINE + Math.min(0.4, 0.5 * Math.max(0, roughness(x / 34, y / 34, 90) + 0.2));
}

const LEAVES = ['leaf-rim', 'leaf', 'leaf-lit'] as const;

const WOODS: readonly Wood[] = [
  {
    kinds: ['plants-trees', 'river-trees'],
    gap: 11,
    seed: 2,
    radii: [4.1, 3.1, 3.6],
    inks: LEAVES,
    level: inClumps,
  },
  { kinds: ['mountain-vegetation'], gap: 9, seed: 6, radii: [3.1, 2.3, 2.7], inks: LEAVES, level: inClumps },
  {
    kinds: ['jungle'],
    gap: 8.6,
    seed: 1,
    radii: [5.6, 4.6, 5.1, 4.2],
    inks: ['tree-rim', 'tree', 'tree-lit'],
    level: () => OUTLINE + 0.02,
  },
];

export function drawTrees(drawing: Drawing, ground: Ground, spread: Spread, { water, isFree }: Ways): void {
  // a river with trees has them on both banks, however little of its hex is dry
  const isBank = (spot: Spot) => valueAt(water, spot) < BANK + 1;
  const banks = scatter(ground.sheet, hexesOf(ground, 'river-trees'), { count: 14, reach: 0.88, seed: 12 });
  const marks = WOODS.flatMap(({ kinds, radii, inks, ...strewing }): Mark[] => {
    if (hexesOf(ground, ...kinds).length === 0) return [];
    const wood = strew(ground.sheet, shareOf(ground, spread, ...kinds), strewing, isFree);
    const spots = kinds.includes('river-trees') ? [...wood, ...banks.filter(isBank)] : wood;
    const groupOf = ([x, y]: Spot) => Math.floor(hash(Math.round(x), Math.round(y), 4) * radii.length);
    const groups = radii.map((radius, group) => ({
      radius,
      spots: writeSpots(spots.filter((spot) => groupOf(spot) === group)),
    }));
    return [{ kind: 'crowns', inks, groups }];
  });
  addLayer(drawing, 'trees', marks, 'colour');
}

const ROCKS: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [1.2, -2],
    [3.8, -1.2],
    [4.4, 1.2],
  ],
  [
    [0, 0],
    [2.6, -2.2],
    [5, -1],
    [5.2, 1.2],
  ],
];

export function drawRocks(drawing: Drawing, ground: Ground, isFree: IsFree): void {
  const stony = hexesOf(ground, 'rocky-ground', 'mountain', 'peak');
  const spots = scatter(ground.sheet, stony, { count: 3, reach: 0.75, seed: 6 }).filter(isFree);
  const marks = ROCKS.flatMap((rock, index): Mark[] => {
    const path = shapes(drawing, [rock], true);
    const chosen = writeSpots(spots.filter((_, place) => Math.floor(hash(place, 3) * 4) === index));
    return [
      { kind: 'stamps', ink: 'rock', path, spots: chosen },
      { kind: 'stamps', ink: 'rock-rim', path, spots: chosen, width: 0.6 },
    ];
  });
  addLayer(drawing, 'rocks', marks, 'colour');
}

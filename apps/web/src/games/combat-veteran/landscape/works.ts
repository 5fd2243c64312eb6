import type { Hex } from '@sitrep/hex';
import { centreAt, type Spot } from '../sheet/sheet.ts';
import { hash } from './chance.ts';
import { addLayer, blobs, curves, type Drawing, shapes } from './drawing.ts';
import { seedOf } from './field.ts';
import { barrierLines, type Ground, hexesOf } from './ground.ts';
import type { Mark } from './marks.ts';
import { ellipse, placed } from './pen.ts';

/** What men have built and dug: dikes, craters, houses, wire and walls. */
export function drawWorks(drawing: Drawing, ground: Ground): void {
  addLayer(drawing, 'works', [
    ...dikes(drawing, ground),
    ...craters(drawing, ground),
    ...houses(drawing, ground),
    ...wire(drawing, ground),
    ...walls(drawing, ground),
  ]);
}

/** The curve passes through the middle of each hexside, where it is crossed. */
function dikes(drawing: Drawing, ground: Ground): Mark[] {
  const path = curves(
    drawing,
    barrierLines(ground, 'dike').map((line) => (line.length > 2 ? line : withMiddle(line))),
  );
  return [
    { kind: 'line', ink: 'dike-rim', path, width: 4.4, isRound: true },
    { kind: 'line', ink: 'dike', path, width: 2.8, isRound: true },
    { kind: 'line', ink: 'tuft', path, width: 1, dash: [1.5, 5] },
  ];
}

/** A curve needs a point between its ends. */
function withMiddle(line: readonly Spot[]): Spot[] {
  const [[x, y] = [0, 0], [u, v] = [0, 0]] = line;
  return [
    [x, y],
    [(x + u) / 2, (y + v) / 2],
    [u, v],
  ];
}

const RAYS: readonly Spot[] = [
  [0, -15],
  [2, -10],
  [7, -15],
  [7, -9],
  [14, -10],
  [10, -5],
  [16, -1],
  [10, 1],
  [13, 7],
  [7, 5],
  [5, 11],
  [1, 7],
  [-4, 12],
  [-4, 5],
  [-11, 7],
  [-8, 1],
  [-15, -2],
  [-9, -5],
  [-12, -11],
  [-5, -9],
];
const LIP: readonly Spot[] = [
  [-5.5, -3],
  [-4, -5],
  [0, -6.3],
  [3.5, -5],
];

function craters(drawing: Drawing, ground: Ground): Mark[] {
  const { sheet } = ground;
  const holes = hexesOf(ground, 'shellhole').map((hex) => {
    const spot = centreAt(sheet, hex);
    return { spot, turn: Math.round(hash(...seedOf(sheet, hex)) * 90) };
  });
  const put = (shape: readonly Spot[]) => holes.map(({ spot, turn }) => placed(shape, spot, turn));
  return [
    { kind: 'fill', ink: 'crater', path: shapes(drawing, put(RAYS), true), opacity: 0.45 },
    { kind: 'fill', ink: 'crater-lit', path: blobs(drawing, put(ellipse(21, 18))) },
    { kind: 'fill', ink: 'crater', path: blobs(drawing, put(placed(ellipse(17, 14), [0.8, 0.8]))) },
    { kind: 'line', ink: 'wall', path: curves(drawing, put(LIP)), width: 1.6, opacity: 0.7 },
  ];
}

/** Where the houses of a hex stand and how large they are. */
const PLOTS = [
  { at: [-7, -5], size: [11, 8] },
  { at: [6, 4], size: [12, 8] },
  { at: [-6, 8], size: [9, 7] },
  { at: [7, -9], size: [8, 6] },
] as const;

interface House {
  readonly spot: Spot;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

function houses(drawing: Drawing, ground: Ground): Mark[] {
  const all = hexesOf(ground, 'buildings', 'river-buildings').flatMap((hex) => housesIn(ground, hex));
  const put = (shapeOf: (house: House) => readonly Spot[]) =>
    all.map((house) => placed(shapeOf(house), house.spot, house.turn));
  const box = ({ width: w, depth: d }: House): Spot[] => [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
  const body = shapes(drawing, put(box), true);
  const roof = ground.hasHeights ? flatRoofs(drawing, put) : hippedRoofs(drawing, put);
  return [
    { kind: 'fill', ink: 'wall', path: body, opacity: 0.55, shift: [1.4, 1.8] },
    { kind: 'fill', ink: ground.hasHeights ? 'house' : 'roof', path: body },
    ...roof,
    { kind: 'line', ink: 'wall', path: body, width: 0.9 },
  ];
}

function housesIn({ sheet, hasHeights }: Ground, hex: Hex): House[] {
  const [column, row] = seedOf(sheet, hex);
  const [x, y] = centreAt(sheet, hex);
  const count = hash(column, row, 8) > 0.5 ? 4 : 3;
  return PLOTS.slice(0, count).map(({ at, size }, index) => ({
    spot: [x + at[0], y + at[1]],
    turn: Math.round((hash(column * 7 + index, row, 4) - 0.5) * (hasHeights ? 24 : 60)),
    width: size[0],
    depth: size[1],
  }));
}

type Put = (shapeOf: (house: House) => readonly Spot[]) => readonly (readonly Spot[])[];

/** A parapet along two sides of a flat roof. */
function flatRoofs(drawing: Drawing, put: Put): Mark[] {
  const parapets = put(({ width: w, depth: d }) => [
    [-w / 2 + 1.5, -d / 2 + 1.5],
    [w / 2 - 1.5, -d / 2 + 1.5],
    [w / 2 - 1.5, d / 2 - 1.5],
  ]);
  return [{ kind: 'line', ink: 'rock-rim', path: shapes(drawing, parapets), width: 0.7 }];
}

/** A roof of four slopes, the northern one in the light. */
function hippedRoofs(drawing: Drawing, put: Put): Mark[] {
  const lit = put(({ width: w, depth: d }) => [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [(w - d) / 2, 0],
    [(d - w) / 2, 0],
  ]);
  const west = put(({ width: w, depth: d }) => [
    [-w / 2, -d / 2],
    [(d - w) / 2, 0],
    [-w / 2, d / 2],
  ]);
  const east = put(({ width: w, depth: d }) => [
    [w / 2, -d / 2],
    [(w - d) / 2, 0],
    [w / 2, d / 2],
  ]);
  const ridges = put(({ width: w, depth: d }) => [
    [(d - w) / 2, 0],
    [(w - d) / 2, 0],
  ]);
  return [
    { kind: 'fill', ink: 'roof-lit', path: shapes(drawing, lit, true) },
    { kind: 'line', ink: 'wall', path: shapes(drawing, [...west, ...east, ...ridges]), width: 0.7 },
  ];
}

const KNOT = 1.8;

/** A strand with crosses on it. */
function wire(drawing: Drawing, ground: Ground): Mark[] {
  const lines = barrierLines(ground, 'barbed-wire');
  const knots = lines.flatMap((line) =>
    line.slice(1).flatMap((to, index) => knotsBetween(line[index] ?? to, to)),
  );
  const crosses = knots.flatMap(([x, y]): Spot[][] => [
    [
      [x - KNOT, y - KNOT],
      [x + KNOT, y + KNOT],
    ],
    [
      [x - KNOT, y + KNOT],
      [x + KNOT, y - KNOT],
    ],
  ]);
  const strand = shapes(drawing, lines);
  return [
    { kind: 'line', ink: 'sand', path: strand, width: 3.4, opacity: 0.7 },
    { kind: 'line', ink: 'wire', path: strand, width: 0.9 },
    { kind: 'line', ink: 'wire', path: shapes(drawing, crosses), width: 0.9 },
  ];
}

function knotsBetween([x, y]: Spot, [u, v]: Spot): Spot[] {
  return [0.125, 0.375, 0.625, 0.875].map((share) => [x + (u - x) * share, y + (v - y) * share]);
}

function walls(drawing: Drawing, ground: Ground): Mark[] {
  const path = shapes(drawing, barrierLines(ground, 'wall'));
  return [
    { kind: 'line', ink: 'wall', path, width: 6.2 },
    { kind: 'line', ink: 'house', path, width: 3.6, dash: [4, 1.2] },
  ];
}

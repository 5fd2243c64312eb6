import type { Terrain } from '@sitrep/combat-veteran';
import { DIRECTIONS, neighboursOf } from '@sitrep/hex';
import { centreAt, cornersOf, HEIGHT, type Spot } from '../sheet/sheet.ts';
import { OUTLINE, shareOf } from './cover.ts';
import { addLayer, area, blobs, type Drawing, shapes } from './drawing.ts';
import type { Spread } from './field.ts';
import { type Ground, hexesOf } from './ground.ts';
import type { Mark, PathNumber } from './marks.ts';
import { ellipse, placed } from './pen.ts';
import { writeSpots } from './spots.ts';

const TRIANGLE: readonly Spot[] = [
  [0, -8],
  [7.5, 5],
  [-7.5, 5],
];
const SNOW: readonly Spot[] = [
  [0, -5],
  [2.6, -0.4],
  [0, -1.4],
  [-2.6, -0.4],
];

/** A triangle on each peak, in every theme. */
export function drawPeaks(drawing: Drawing, ground: Ground): void {
  const spots = writeSpots(hexesOf(ground, 'peak').map((hex) => centreAt(ground.sheet, hex)));
  if (spots === '') return;
  addLayer(drawing, 'signs', [
    { kind: 'stamps', ink: 'ink', path: shapes(drawing, [TRIANGLE], true), spots },
    { kind: 'stamps', ink: 'ground', path: shapes(drawing, [SNOW], true), spots },
  ]);
}

/** How a kind of terrain is told without colours: how its area is hatched, and the sign in each of its hexes. */
interface Sign {
  readonly kinds: readonly Terrain[];
  readonly hatches: readonly {
    readonly turn: number;
    readonly gap: number;
    readonly dash?: readonly number[];
  }[];
  readonly strokes?: readonly (readonly Spot[])[];
  readonly bodies?: readonly (readonly Spot[])[];
}

const ring = (x: number, y: number) => placed(ellipse(5, 5), [x, y]);
const CARET: readonly Spot[] = [
  [-6, 5],
  [0, -4],
  [6, 5],
];

const SIGNS: readonly Sign[] = [
  {
    kinds: ['jungle'],
    hatches: [
      { turn: 45, gap: 4 },
      { turn: -45, gap: 4 },
    ],
    bodies: [
      [
        [-6, 6],
        [-2, -4],
        [2, 6],
      ],
      [
        [0, 6],
        [4, -6],
        [8, 6],
      ],
    ],
  },
  {
    kinds: ['plants-trees', 'river-trees'],
    hatches: [{ turn: 45, gap: 7 }],
    bodies: [ring(-5, 2), ring(4, 4), ring(0, -5)],
  },
  { kinds: ['rice-paddy'], hatches: [{ turn: 0, gap: 4.5, dash: [4, 3] }] },
  { kinds: ['mountain'], hatches: [], strokes: [CARET] },
  {
    kinds: ['mountain-vegetation'],
    hatches: [{ turn: 45, gap: 5 }],
    strokes: [
      [
        [-9, 6],
        [-4, -2],
        [1, 6],
      ],
    ],
    bodies: [
      [
        [2, 6],
        [6, -6],
        [10, 6],
      ],
    ],
  },
  {
    kinds: ['rocky-ground'],
    hatches: [],
    strokes: [
      [
        [-6, 3],
        [-3, 0],
        [0, 3],
      ],
      [
        [1, 0],
        [4, -3],
        [7, 0],
      ],
    ],
  },
];

/** What stands in for tints, relief and trees where contrast counts. */
export function drawContrast(drawing: Drawing, ground: Ground, spread: Spread): void {
  const marks = SIGNS.flatMap(({ kinds, hatches, strokes, bodies }): Mark[] => {
    const spots = writeSpots(hexesOf(ground, ...kinds).map((hex) => centreAt(ground.sheet, hex)));
    if (spots === '') return [];
    return [
      ...(hatches.length > 0
        ? hatched(area(drawing, shareOf(ground, spread, ...kinds), OUTLINE), hatches)
        : []),
      ...(strokes
        ? [{ kind: 'stamps', ink: 'ink', path: shapes(drawing, strokes), spots, width: 1.2 } as const]
        : []),
      ...(bodies ? [{ kind: 'stamps', ink: 'ink', path: blobs(drawing, bodies), spots } as const] : []),
    ];
  });
  addLayer(drawing, 'cover', marks, 'contrast');
}

function hatched(path: PathNumber, hatches: Sign['hatches']): Mark[] {
  return [
    ...hatches.map((hatch): Mark => ({ kind: 'hatch', ink: 'tuft', path, width: 0.6, ...hatch })),
    { kind: 'line', ink: 'tuft', path, width: 1 },
  ];
}

/** The hexes: a hairline where there are colours, a full one where contrast counts. */
export function drawGrid(drawing: Drawing, { sheet }: Ground): void {
  const { grid } = sheet;
  // the northern half of each hex is enough, and the southern half where another hex does not draw it as its own
  const halves = sheet.centres.flatMap((_, hex) => {
    const corners = cornersOf(sheet, hex);
    const [east] = corners;
    const north = [...corners.slice(3), ...(east ? [east] : [])];
    const isAtEdge = neighboursOf(grid, hex).length < DIRECTIONS.length;
    return isAtEdge ? [north, corners.slice(0, 4)] : [north];
  });
  const path = shapes(drawing, halves);
  addLayer(drawing, 'grid', [{ kind: 'line', ink: 'grid', path, width: 0.55, opacity: 0.34 }], 'colour');
  addLayer(drawing, 'grid', [{ kind: 'line', ink: 'grid', path, width: 0.9 }], 'contrast');
}

/** How far below the top of its hex a label stands. */
export const LABEL_DROP = HEIGHT / 2 - 6.4;

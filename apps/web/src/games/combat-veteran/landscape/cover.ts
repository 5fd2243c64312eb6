import type { Terrain } from '@sitrep/combat-veteran';
import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Spot } from '../sheet/sheet.ts';
import { hash } from './chance.ts';
import { addLayer, area, type Drawing, joinPaths, shapes } from './drawing.ts';
import type { Spread } from './field.ts';
import { seedOf } from './field.ts';
import { type Ground, hexesOf, isOneOf } from './ground.ts';
import type { Mark, PathNumber } from './marks.ts';
import { writeSpots } from './spots.ts';
import { type IsFree, scatter } from './strew.ts';

/** The share of some kinds of terrain in each point of the sheet. */
export function shareOf({ terrain }: Ground, spread: Spread, ...kinds: readonly Terrain[]) {
  return spread((hex) => (isOneOf(terrain[hex], kinds) ? 1 : 0));
}

/** From this share on the ground is drawn as a kind of terrain. */
export const OUTLINE = 0.47;

/** The colour of the ground in every hex, and what grows low on it. */
export function drawCover(drawing: Drawing, ground: Ground, spread: Spread, isFree: IsFree): void {
  const fill = (
    ink: 'sand' | 'compound' | 'plants' | 'leaf',
    opacity: number,
    ...kinds: Terrain[]
  ): Mark => ({
    kind: 'fill',
    ink,
    opacity,
    path: area(drawing, shareOf(ground, spread, ...kinds), OUTLINE),
  });
  const jungle = area(drawing, shareOf(ground, spread, 'jungle'), OUTLINE);
  const plots = ground.hasHeights
    ? [fill('sand', 0.75, 'rocky-ground'), fill('compound', 1, 'clear')]
    : paddies(drawing, ground, spread);
  addLayer(
    drawing,
    'cover',
    [
      fill('plants', ground.hasHeights ? 0.8 : 1, 'plants-trees', 'river-trees'),
      fill('leaf', 0.38, 'mountain-vegetation'),
      ...plots,
      tufts(drawing, ground, isFree),
      { kind: 'fill', ink: 'tree-rim', path: jungle, opacity: 0.35, shift: [1.5, 2] },
      { kind: 'fill', ink: 'jungle', path: jungle },
    ],
    'colour',
  );
}

const TUFT: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [-1.2, -3],
  ],
  [
    [0, 0],
    [0, -3.6],
  ],
  [
    [0, 0],
    [1.3, -2.8],
  ],
];

function tufts(drawing: Drawing, { sheet, ...ground }: Ground, isFree: IsFree): Mark {
  const grassy = hexesOf({ sheet, ...ground }, 'clear', 'plants-trees', 'mountain-vegetation');
  const spots = scatter(sheet, grassy, { count: 5, reach: 0.8, seed: 3 }).filter(isFree);
  return {
    kind: 'stamps',
    ink: 'tuft',
    path: shapes(drawing, TUFT),
    spots: writeSpots(spots),
    width: 0.7,
    opacity: 0.8,
  };
}

const PADDY_INKS = ['paddy-0', 'paddy-1', 'paddy-2'] as const;
/** The directions in which rice is planted, in degrees. */
const ROW_TURNS = [8, -14, 62, 100];

/** Each plot has its own water and its own direction of rows. */
function paddies(drawing: Drawing, ground: Ground, spread: Spread): Mark[] {
  const plots = plotsOf(ground);
  const outlines = plots.map((plot) => {
    const hexes = new Set(plot);
    const [column, row] = seedOf(ground.sheet, plot[0] ?? 0);
    return {
      path: area(
        drawing,
        spread((hex) => (hexes.has(hex) ? 1 : 0)),
        OUTLINE,
      ),
      ink: Math.floor(hash(column, row, 1) * PADDY_INKS.length),
      turn: Math.floor(hash(column, row, 5) * ROW_TURNS.length),
    };
  });
  const joined = (chosen: readonly { readonly path: PathNumber }[]) =>
    joinPaths(
      drawing,
      chosen.map(({ path }) => path),
    );
  return [
    ...PADDY_INKS.map(
      (ink, index): Mark => ({
        kind: 'fill',
        ink,
        path: joined(outlines.filter((each) => each.ink === index)),
      }),
    ),
    ...ROW_TURNS.map(
      (turn, index): Mark => ({
        kind: 'hatch',
        ink: 'rows',
        path: joined(outlines.filter((each) => each.turn === index)),
        turn,
        gap: 3.5,
        width: 0.85,
        dash: [3.4, 2.1],
        opacity: 0.75,
      }),
    ),
    { kind: 'line', ink: 'rows', path: joined(outlines), width: 0.9, opacity: 0.7 },
  ];
}

/** Paddy hexes that no dike parts. */
function plotsOf(ground: Ground): Hex[][] {
  const { sheet, terrain, barriers } = ground;
  const dikes = new Set((barriers.get('dike') ?? []).flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
  const left = new Set(hexesOf(ground, 'rice-paddy'));
  const plots: Hex[][] = [];
  for (const first of left) {
    const plot = [first];
    left.delete(first);
    for (const hex of plot)
      for (const next of neighboursOf(sheet.grid, hex)) {
        if (!left.has(next) || dikes.has(`${hex},${next}`) || terrain[next] !== 'rice-paddy') continue;
        left.delete(next);
        plot.push(next);
      }
    plots.push(plot);
  }
  return plots;
}

import type { Chance } from './chance.ts';
import { FRAME, WIDTH } from './frame.ts';
import type { Ink } from './inks.ts';
import { box, num, oval, type Point, polygon, rays } from './path.ts';
import { fill, line, type Press } from './press.ts';
import { contours, dots, hatched, sheet } from './screens.ts';

/** What a single thing lies before: grounds that differ in their large shapes, so that neighbours do too. */
export const BACKDROPS = [
  'ground',
  'disc',
  'band',
  'map',
  'rays',
  'planks',
  'target',
  'split',
  'arch',
  'steps',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export interface Grounds {
  /** The sheet, and the large shape on it. */
  readonly sheet: Ink;
  readonly shape: Ink;
  readonly line: Ink;
}

type Draw = (press: Press, chance: Chance, grounds: Grounds) => string;

const DRAW: Readonly<Record<Backdrop, Draw>> = {
  ground: (press, chance, { shape, line: ink }) => {
    const y = Math.round(chance.between(62, 78));
    const field = `M0 ${y}Q80 ${y - 7} 160 ${y - 1}V100H0Z`;
    return fill(press, shape, field) + hatched(press, ink, field, { step: 3.6, width: 0.9, opacity: 0.45 });
  },
  disc: (press, chance, { shape }) => {
    const x = chance.between(48, 112);
    return (
      fill(press, shape, oval(x, 50, 40)) +
      dots(press, 'paper', { x: 0, y: 60, width: WIDTH, height: 40 }, { from: 0.3, to: 1.6, opacity: 0.4 })
    );
  },
  band: (press, chance, { shape, line: ink }) => {
    const lean = chance.between(20, 60) * (chance.isLikely(0.5) ? 1 : -1);
    const band = polygon([
      [50 - lean, 0],
      [110 - lean, 0],
      [110 + lean, 100],
      [50 + lean, 100],
    ]);
    return (
      fill(press, shape, band) + hatched(press, ink, band, { step: 5, width: 0.8, turn: 0, opacity: 0.35 })
    );
  },
  map: (press, _chance, { line: ink }) => {
    const grid = Array.from({ length: 7 }, (_, at) => `M${at * 26.6} 0V100M0 ${at * 20}H160`).join('');
    return line(press, ink, grid, { width: 0.6, opacity: 0.4 });
  },
  rays: (press, chance, { shape }) =>
    fill(
      press,
      shape,
      rays(
        [chance.between(20, 140), chance.between(20, 110)],
        chance.index(5) + 9,
        220,
        chance.between(0, 30),
      ),
    ),
  planks: (press, chance, { shape, line: ink }) => {
    const rows = Array.from({ length: 5 }, (_, row) => row * 20 + Math.round(chance.between(-2, 2)));
    return (
      fill(
        press,
        shape,
        rows
          .filter((_, row) => row % 2 === 0)
          .map((y) => box(0, y, WIDTH, 20))
          .join(''),
      ) +
      line(press, ink, rows.map((y) => `M0 ${y}H160M${num(chance.between(10, 150))} ${y}v20`).join(''), {
        width: 1,
        opacity: 0.5,
      })
    );
  },
  target: (press, chance, { shape }) => {
    const x = chance.between(60, 120);
    const rings = [78, 62, 46, 30, 14].map((radius) => oval(x, 50, radius)).join('');
    return line(press, shape, rings, { width: 7, opacity: 0.8 });
  },
  split: (press, chance, { shape, line: ink }) => {
    const at = chance.between(52, 108);
    const half = polygon([
      [at + 18, 0],
      [160, 0],
      [160, 100],
      [at - 18, 100],
    ]);
    return (
      fill(press, shape, half) +
      dots(press, ink, { x: 0, y: 0, width: WIDTH, height: 44 }, { from: 1.5, to: 0.3, opacity: 0.3 })
    );
  },
  arch: (press, chance, { shape, line: ink }) => {
    const side = chance.isLikely(0.5) ? 0 : 160;
    const arcs = [96, 72, 48].map((radius) => oval(side, 100, radius * 1.3, radius)).join('');
    return fill(press, shape, oval(side, 100, 128, 96)) + line(press, ink, arcs, { width: 2, opacity: 0.3 });
  },
  steps: (press, chance, { shape, line: ink }) => {
    const rise = chance.isLikely(0.5);
    const bars = Array.from({ length: 8 }, (_, bar) =>
      box(bar * 20, rise ? 84 - bar * 10 : 14 + bar * 10, 20, 100),
    ).join('');
    return (
      fill(press, shape, bars) + hatched(press, ink, bars, { step: 4, width: 0.7, turn: 90, opacity: 0.3 })
    );
  },
};

export function backdrop(press: Press, chance: Chance, kind: Backdrop, grounds: Grounds): string {
  const hill: Point = [chance.between(10, 150), chance.between(10, 90)];
  return [
    sheet(press, grounds.sheet, FRAME),
    DRAW[kind](press, chance, grounds),
    contours(press, chance, { ink: grounds.line, at: hill, rings: 7, gap: 14, opacity: 0.28 }),
  ].join('');
}

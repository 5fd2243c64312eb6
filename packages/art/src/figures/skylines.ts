import { bare, fir, palm, row } from '../nature/plants.ts';
import type { Chance } from '../press/chance.ts';
import type { Ink } from '../press/inks.ts';
import { box, curve, num, type Point, polygon } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';

/** What stands behind people who are seen against the light. */
export const SKYLINES = ['palms', 'town', 'dunes', 'firs', 'ruins', 'wires', 'hills', 'trees'] as const;
export type Skyline = (typeof SKYLINES)[number];

export function drawSkyline(press: Press, chance: Chance, kind: Skyline, ink: Ink): string {
  return hillside(press, chance, ink) + STANDING[kind](press, chance, ink);
}

function hillside(press: Press, chance: Chance, ink: Ink): string {
  const points = Array.from({ length: 7 }, (_, at): Point => [at * 29 - 8, chance.between(58, 72)]);
  return fill(press, ink, `${curve(points)}V101H-8Z`);
}

const STANDING: Readonly<Record<Skyline, (press: Press, chance: Chance, ink: Ink) => string>> = {
  palms: (press, chance, ink) =>
    row(5, (at) =>
      palm(press, chance, {
        at: [6 + at * 37 + chance.between(-10, 10), 78],
        size: chance.between(38, 64),
        ink,
      }),
    ),
  town: (press, chance, ink) =>
    fill(
      press,
      ink,
      row(8, (at) => box(at * 21 - 4, chance.between(36, 58), chance.between(15, 22), 50)),
    ) +
    line(
      press,
      ink,
      row(3, (at) => `M${num(20 + at * 52)} 44v-18m0 2h7m-7 4h5m-5 4h7`),
      { width: 1.4 },
    ),
  dunes: (press, _chance, ink) => fill(press, ink, 'M-4 74Q40 40 84 62 120 44 164 70V101H-4Z'),
  firs: (press, chance, ink) =>
    row(9, (at) =>
      fir(press, chance, { at: [at * 20 + chance.between(-5, 5), 80], size: chance.between(28, 52), ink }),
    ),
  ruins: (press, chance, ink) =>
    row(4, (at) => {
      const x = at * 44 - 6 + chance.between(-6, 6);
      const top = chance.between(26, 46);
      return fill(
        press,
        ink,
        polygon([
          [x, 84],
          [x, top],
          [x + 8, top + 4],
          [x + 12, top - 4],
          [x + 20, top + 14],
          [x + 26, top + 10],
          [x + 34, top + 30],
          [x + 36, 84],
        ]),
      );
    }),
  wires: (press, chance, ink) => {
    const poles = [18, 62, 106, 150]
      .map((x) => `M${num(x + chance.between(-4, 4))} 78V30m-8 5h16m-14 6h12`)
      .join('');
    return line(press, ink, `${poles}M-4 40q22 8 44 0t44 0 44 0 44 0`, { width: 1.7 });
  },
  hills: (press, _chance, ink) => fill(press, ink, 'M-4 80L34 40 58 58 92 30 128 60 164 44V101H-4Z'),
  trees: (press, chance, ink) =>
    row(5, (at) =>
      bare(press, chance, {
        at: [10 + at * 35 + chance.between(-8, 8), 78],
        size: chance.between(36, 56),
        ink,
      }),
    ),
};

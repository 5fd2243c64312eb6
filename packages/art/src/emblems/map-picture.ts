import { type Chance, makeChance } from '../press/chance.ts';
import { FRAME, framed } from '../press/frame.ts';
import type { Ink } from '../press/inks.ts';
import { box, curve, num, oval, type Point, polygon, polyline } from '../press/path.ts';
import { fill, inOneInk, line, type Press, place, stamp } from '../press/press.ts';
import { contours, dots, hatched, sheet } from '../press/screens.ts';
import { SIGN_STENCILS, type Sign } from './signs.ts';

/** What the land of a map is like. */
export const RELIEFS = ['river', 'coast', 'hills', 'town'] as const;
export type MapRelief = (typeof RELIEFS)[number];

/** A sheet of a map: with a route to a goal, or with something stamped on it. */
export interface MapPicture {
  readonly draw: 'map';
  /** How many places the route passes, the goal included; none for a map without a route. */
  readonly stops: number;
  readonly stamp?: Sign;
  /** Brown paper of a report instead of a printed sheet. */
  readonly isKraft?: boolean;
  readonly relief?: MapRelief;
}

export function drawMap(press: Press, picture: MapPicture, seed: string): string {
  const chance = makeChance(seed);
  const { stops, isKraft, relief = 'hills', stamp: sign } = picture;
  const paper: Ink = isKraft
    ? '#c9a974'
    : press.world === 'desert' || press.world === 'jungle'
      ? 'paper'
      : 'sky';
  return framed(
    [
      sheet(press, paper, FRAME),
      land(press, chance, relief),
      Array.from({ length: 3 }, () =>
        contours(press, chance, {
          ink: 'mid',
          at: [chance.between(0, 160), chance.between(0, 100)],
          rings: 6,
          gap: chance.between(7, 12),
          opacity: 0.55,
        }),
      ).join(''),
      line(
        press,
        'ink',
        Array.from({ length: 8 }, (_, at) => `M${at * 22.8} 0v100M0 ${at * 20}h160`).join(''),
        { width: 0.5, opacity: 0.35 },
      ),
      stops > 0 ? route(press, chance, stops) : '',
      sign === undefined ? '' : stamped(press, chance, sign),
      isKraft ? '' : corner(press, chance),
    ].join(''),
  );
}

function land(press: Press, chance: Chance, relief: MapRelief): string {
  switch (relief) {
    case 'river': {
      const bends = Array.from({ length: 6 }, (_, at): Point => [at * 34 - 5, chance.between(18, 82)]);
      return (
        line(press, 'water', curve(bends), { width: 9 }) +
        line(press, 'paper', curve(bends), { width: 1, dash: '4 5' })
      );
    }
    case 'coast': {
      const shore = Array.from({ length: 6 }, (_, at): Point => [at * 34 - 5, chance.between(58, 78)]);
      return (
        fill(press, 'water', `${curve(shore)}V101H-5Z`) + line(press, 'paper', curve(shore), { width: 2.4 })
      );
    }
    case 'town':
      return hatched(
        press,
        'near',
        Array.from({ length: 14 }, () =>
          box(chance.between(0, 150), chance.between(0, 90), chance.between(8, 18), chance.between(7, 14)),
        ).join(''),
        { step: 3, width: 1.4, opacity: 0.8 },
      );
    case 'hills': {
      const x = chance.between(20, 110);
      return (
        fill(
          press,
          'far',
          polygon([
            [x - 40, 101],
            [x, chance.between(10, 40)],
            [x + 60, 101],
          ]),
          0.5,
        ) + dots(press, 'mid', { x: 0, y: 50, width: 160, height: 50 }, { from: 0.3, to: 1.5, opacity: 0.4 })
      );
    }
  }
}

function route(press: Press, chance: Chance, stops: number): string {
  const rise = chance.isLikely(0.5) ? 1 : -1;
  const points = Array.from(
    { length: stops },
    (_, at): Point => [
      16 + (128 * at) / Math.max(1, stops - 1),
      50 - rise * (at / stops - 0.5) * 44 + chance.between(-13, 13),
    ],
  );
  const goal = points.at(-1) ?? [144, 50];
  const pins = points.slice(0, -1).map(
    ([x, y], at) =>
      fill(press, 'ink', oval(x, y, stops > 8 ? 4.6 : 6)) +
      fill(
        press,
        'paper',
        at === 0
          ? polygon([
              [x - 2, y - 3],
              [x + 3.4, y],
              [x - 2, y + 3],
            ])
          : oval(x, y, 2),
      ),
  );
  return [
    line(press, 'paper', polyline(points), { width: 5, opacity: 0.8 }),
    line(press, 'spot', polyline(points), { width: 2.8, dash: '6 4' }),
    ...pins,
    fill(press, 'spot', oval(goal[0], goal[1], 9)),
    line(
      press,
      'paper',
      `${oval(goal[0], goal[1], 5)}M${num(goal[0] - 8)} ${num(goal[1])}h16M${num(goal[0])} ${num(goal[1] - 8)}v16`,
      { width: 1.4 },
    ),
  ].join('');
}

function stamped(press: Press, chance: Chance, sign: Sign): string {
  const ink = inOneInk(press, chance.isLikely(0.5) ? 'spot' : 'ink');
  const mark = place({ x: -27, y: -27, scale: 0.54 }, stamp(press, SIGN_STENCILS[sign]));
  return place(
    { x: chance.between(62, 100), y: 50, turn: chance.between(-14, 14) },
    fill(press, 'paper', oval(0, 0, 41), 0.92) +
      line(ink, 'ink', oval(0, 0, 41) + oval(0, 0, 36), { width: 2.4 }) +
      mark,
  );
}

/** The scale and the arrow to the north. */
function corner(press: Press, chance: Chance): string {
  const x = chance.isLikely(0.5) ? 8 : 112;
  return (
    fill(press, 'ink', `${box(x, 92, 10, 3)}${box(x + 20, 92, 10, 3)}M${x + 38} 95l4-13 4 13-4-4Z`) +
    line(press, 'ink', `M${x} 95h40`, { width: 0.8 })
  );
}

import { rock, row } from '../nature/plants.ts';
import type { Ink } from '../press/inks.ts';
import { box, curve, num, oval, type Point, polygon, polyline } from '../press/path.ts';
import { fill, line } from '../press/press.ts';
import { dots, hatched } from '../press/screens.ts';
import { type Draw, ridge, spread } from './site.ts';

const peaks: Draw = (site) => {
  const { press, chance, horizon } = site;
  const at = chance.between(40, 120);
  const tops: readonly (readonly [number, number, number])[] = [
    [at - 46, 30, 44],
    [at + 44, 26, 40],
    [at, 46, 52],
  ];
  return tops
    .map(([x, rise, half]) => {
      const top = horizon - rise;
      const face = polygon([
        [x, top],
        [x + half * 0.28, horizon - rise * 0.5],
        [x + half * 0.12, horizon - rise * 0.36],
        [x + half, horizon + 8],
        [x, horizon + 8],
        [x - 6, horizon - rise * 0.5],
      ]);
      return (
        fill(
          press,
          'far',
          polygon([
            [x - half, horizon + 8],
            [x, top],
            [x + half, horizon + 8],
          ]),
        ) + fill(press, 'mid', face)
      );
    })
    .join('');
};

const dunes: Draw = (site) => {
  const { press, chance, horizon } = site;
  return [0, 1, 2]
    .map((dune) => {
      const y = horizon + 6 + dune * 15;
      const crest = chance.between(30, 130);
      const rise = chance.between(12, 20);
      const lit = `M-10 ${num(y + 14)}Q${num(crest - 40)} ${num(y)} ${num(crest)} ${num(y - rise)}Q${num(crest + 40)} ${num(y + 8)} 172 ${num(y + 10)}V101H-10Z`;
      const shade = `M${num(crest)} ${num(y - rise)}Q${num(crest - 6)} ${num(y)} ${num(crest + 14)} ${num(y + 26)}L172 ${num(y + 26)}V${num(y + 10)}Q${num(crest + 40)} ${num(y + 8)} ${num(crest)} ${num(y - rise)}Z`;
      const inks: readonly Ink[] = ['sand', 'far', 'sand'];
      return fill(press, inks[dune] ?? 'sand', lit) + fill(press, 'mid', shade);
    })
    .join('');
};

/** Two walls of rock with a gap between them. */
const ravine: Draw = ({ press, chance, horizon }) => {
  const gap = chance.between(60, 100);
  const left: readonly Point[] = [
    [-2, 4],
    [gap - 44, 12],
    [gap - 30, 30],
    [gap - 36, 46],
    [gap - 14, 62],
    [gap - 20, 101],
    [-2, 101],
  ];
  const right: readonly Point[] = [
    [162, 0],
    [gap + 40, 8],
    [gap + 30, 26],
    [gap + 38, 44],
    [gap + 18, 60],
    [gap + 28, 101],
    [162, 101],
  ];
  return [
    fill(press, 'sky', box(gap - 40, 0, 90, horizon + 40)),
    fill(
      press,
      'far',
      polygon([
        [gap - 30, 101],
        [gap - 4, 40],
        [gap + 16, 40],
        [gap + 34, 101],
      ]),
    ),
    fill(press, 'mid', polygon(left)),
    fill(press, 'near', polygon(right)),
    hatched(press, 'ink', polygon(right), { step: 5, width: 1, turn: 70, opacity: 0.5 }),
    line(press, 'near', 'M4 22l30 6M8 44l34 2M2 66l44 8M8 86l40 4', { width: 1.6 }),
    fill(press, 'water', `M${num(gap + 4)} 46q-8 16 2 28t-6 27h22q4-14-4-26t-6-29Z`),
  ].join('');
};

const crestline: Draw = (site) => {
  const { press, chance } = site;
  const lean = chance.isLikely(0.5);
  const xs = [0, 24, 52, 78, 104, 130, 160];
  const tops = xs.map((x, at): Point => [x, 62 - (lean ? at : 6 - at) * 6.5 - chance.between(0, 7)]);
  const body = `${polyline([...tops, [160, 101], [0, 101]])}Z`;
  return [
    fill(press, 'near', body),
    hatched(press, 'ink', body, { step: 5, width: 1.2, turn: lean ? 60 : 120, opacity: 0.35 }),
    line(press, 'sun', polyline(tops), { width: 1.6 }),
    row(3, (at) => rock(press, { at: tops[1 + at * 2] ?? [80, 60], size: 6 - at, ink: 'ink' }, 'mid')),
  ].join('');
};

const slope: Draw = ({ press, chance }) => {
  const side = chance.isLikely(0.5);
  const body = polygon(
    side
      ? [
          [0, 88],
          [160, 22],
          [160, 101],
          [0, 101],
        ]
      : [
          [0, 20],
          [160, 86],
          [160, 101],
          [0, 101],
        ],
  );
  const rungs = [0, 1, 2, 3, 4].map((rung) => {
    const x = 22 + rung * 28;
    const y = side ? 88 - x * 0.41 : 20 + x * 0.41;
    return `M${num(x)} ${num(y + 4)}l${side ? 7 : -7} ${num(24 + rung)}`;
  });
  return (
    fill(press, 'mid', body) +
    line(press, 'near', rungs.join(''), { width: 1.8 }) +
    hatched(press, 'near', body, { turn: side ? 20 : 70, opacity: 0.4 })
  );
};

const craters: Draw = ({ press, chance, horizon }) =>
  [
    [30, 74, 22],
    [104, 68, 26],
    [70, 90, 30],
    [140, 90, 20],
    [66, horizon + 8, 13],
  ]
    .map(([x = 0, y = 0, wide = 0]) => {
      const at = x + chance.between(-6, 6);
      return [
        fill(press, 'far', oval(at, y - 1.6, wide * 1.12, wide * 0.34)),
        fill(press, 'near', oval(at, y, wide, wide * 0.28)),
        fill(press, 'ink', oval(at, y - wide * 0.06, wide * 0.74, wide * 0.17)),
        fill(press, 'water', oval(at, y + wide * 0.05, wide * 0.34, wide * 0.07)),
      ].join('');
    })
    .join('');

/** Water, or a dry bed, that winds towards the viewer and widens. */
function stream(ink: Ink, wide: number): Draw {
  return ({ press, chance, horizon }) => {
    const from = chance.between(56, 108);
    const bend = chance.between(16, 30) * (chance.isLikely(0.5) ? 1 : -1);
    const y = horizon + 7;
    const steps = [0, 0.1, 0.24, 0.42, 0.66, 1].map((down, at) => ({
      x: from + bend * (at % 2 === 0 ? 1 : -1) * (0.2 + down),
      y: y + down * (101 - y),
      half: 2 + wide * down,
    }));
    const left = steps.map((step): Point => [step.x - step.half, step.y]);
    const right = steps.map((step): Point => [step.x + step.half, step.y]).reverse();
    const bed = `${curve(left)}${curve(right).replace('M', 'L')}Z`;
    const ripples = steps
      .slice(2)
      .map(({ x, y: at, half }) => `M${num(x - half * 0.6)} ${num(at - 3)}q4-2 8 0t8 0`);
    return (
      line(press, 'near', bed, { width: 3, opacity: 0.5 }) +
      fill(press, ink, bed) +
      line(press, ink === 'water' ? 'paper' : 'near', ripples.join(''), { width: 1.2, isRound: true })
    );
  };
}

const flood: Draw = ({ press, horizon }) => {
  const y = horizon + 12;
  const waves = row(9, (wave) => `M${(wave * 37) % 150} ${num(y + 5 + wave * 4.4)}q6-2.5 11 0t11 0`);
  return (
    fill(press, 'water', box(0, y, 160, 90)) +
    dots(press, 'paper', { x: 0, y, width: 160, height: 20 }, { from: 1.3, to: 0.2, opacity: 0.5 }) +
    line(press, 'paper', waves, { width: 1.2, isRound: true })
  );
};

/** A straight cut full of water, with banks of stone. */
const canal: Draw = ({ press, horizon }) => {
  const y = horizon + 2;
  return [
    fill(
      press,
      'sand',
      polygon([
        [70, y],
        [90, y],
        [150, 101],
        [10, 101],
      ]),
    ),
    fill(
      press,
      'water',
      polygon([
        [74, y],
        [86, y],
        [126, 101],
        [34, 101],
      ]),
    ),
    line(press, 'near', `M74 ${y}L34 101M86 ${y}L126 101`, { width: 2 }),
    line(
      press,
      'paper',
      row(5, (wave) => `M${66 - wave * 4} ${num(y + 12 + wave * 9)}h${9 + wave * 4}`),
      { width: 1.2 },
    ),
    fill(press, 'ink', `${box(56, y + 18, 48, 4)}${box(60, y + 10, 3, 10)}${box(97, y + 10, 3, 10)}`),
  ].join('');
};

const ice: Draw = (site) => {
  const { press, chance, horizon } = site;
  const y = horizon + 8;
  const cracks = spread(chance, 5, [10, 150]).map(
    (x) =>
      `M${num(x)} ${num(y + 4)}l${num(chance.between(-14, 14))} 14 ${num(chance.between(-8, 16))} 12 ${num(chance.between(-20, 8))} 26`,
  );
  return (
    fill(press, 'water', `M0 ${num(y)}Q80 ${num(y - 8)} 160 ${num(y + 2)}V86Q90 74 0 90Z`) +
    line(press, 'paper', cracks.join(''), { width: 1.4 }) +
    line(press, 'mid', cracks.join(''), { width: 0.5 })
  );
};

function way(ink: Ink, marking: 'line' | 'ruts' | 'none', wide: number): Draw {
  return ({ press, chance, horizon }) => {
    const at = chance.between(62, 98);
    const foot = chance.between(56, 104);
    const y = horizon + 3;
    const bed = `M${num(at - 2)} ${num(y)}Q${num(at + 10)} ${num(y + 18)} ${num(foot - wide)} 101H${num(foot + wide)}Q${num(at + 12)} ${num(y + 18)} ${num(at + 2)} ${num(y)}Z`;
    const middle = curve([
      [at, y],
      [at + 11, y + 18],
      [foot, 101],
    ]);
    if (marking === 'none')
      return (
        fill(press, ink, bed) + hatched(press, 'near', bed, { step: 4, width: 0.8, turn: 0, opacity: 0.4 })
      );
    const ruts = `M${num(at - 1)} ${num(y)}Q${num(at + 10)} ${num(y + 18)} ${num(foot - wide * 0.5)} 101M${num(at + 1)} ${num(y)}Q${num(at + 11)} ${num(y + 18)} ${num(foot + wide * 0.5)} 101`;
    return (
      fill(press, ink, bed) +
      (marking === 'line'
        ? line(press, 'paper', middle, { width: 2, dash: '7 6' })
        : line(press, 'near', ruts, { width: 1.8 }))
    );
  };
}

const rails: Draw = ({ press, horizon }) => {
  const y = horizon + 4;
  const deep = 101 - y;
  const sleepers = row(9, (at) => {
    const far = (at / 9) ** 1.8;
    const half = 5 + far * 46;
    return box(82 - half - far * 14, y + far * deep, half * 2, 1.2 + far * 4);
  });
  return [
    fill(
      press,
      'far',
      polygon([
        [72, y],
        [92, y],
        [128, 101],
        [8, 101],
      ]),
    ),
    fill(press, 'near', sleepers),
    line(press, 'ink', `M79 ${y}L34 101M85 ${y}L102 101`, { width: 2.4 }),
    line(press, 'paper', `M79 ${y}L33 101M85 ${y}L101 101`, { width: 0.8 }),
  ].join('');
};

const runway: Draw = ({ press, horizon }) => {
  const y = horizon + 3;
  return [
    fill(
      press,
      'sand',
      polygon([
        [66, y],
        [94, y],
        [170, 101],
        [-10, 101],
      ]),
    ),
    line(press, 'paper', `M80 ${y}V101`, { width: 3, dash: '8 7' }),
    line(press, 'paper', `M69 ${y}L4 101M91 ${y}L156 101`, { width: 1.2 }),
    line(press, 'ink', `M124 ${y + 14}v-26`, { width: 1.6 }),
    fill(press, 'spot', `M124 ${y - 12}l18 3v6l-18-2Z`),
  ].join('');
};

const drifts: Draw = (site) =>
  [12, 26, 42]
    .map((down, at) =>
      ridge(site, {
        y: site.horizon + down + 8,
        rise: 15 - at * 2,
        ink: at === 1 ? 'far' : 'sand',
        step: 30,
      }),
    )
    .join('');

const bank: Draw = ({ press, horizon }) => {
  const y = horizon + 2;
  const body = polygon([
    [0, y + 34],
    [30, y],
    [160, y - 6],
    [160, 101],
    [0, 101],
  ]);
  return (
    fill(press, 'far', body) +
    hatched(press, 'mid', body, { step: 5, turn: 30, opacity: 0.6 }) +
    line(press, 'ink', `M30 ${y}L160 ${y - 6}`, { width: 2.4 }) +
    fill(
      press,
      'ink',
      row(8, (at) => box(34 + at * 16, y - at * 0.75, 3, 4)),
    )
  );
};

/** What the land itself is like. */
export const TERRAIN = {
  peaks,
  dunes,
  ravine,
  crestline,
  slope,
  craters,
  river: stream('water', 46),
  brook: stream('water', 22),
  wadi: stream('far', 40),
  flood,
  canal,
  ice,
  highway: way('mid', 'line', 40),
  road: way('sand', 'ruts', 28),
  path: way('sand', 'none', 15),
  rails,
  runway,
  drifts,
  bank,
} as const satisfies Readonly<Record<string, Draw>>;

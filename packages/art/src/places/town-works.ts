import { row } from '../nature/plants.ts';
import { box, oval, type Point, polygon, rays } from '../press/path.ts';
import { fill, line } from '../press/press.ts';
import { block, gabled, ruin, windows } from './houses.ts';
import { type Draw, spread } from './site.ts';

/** Houses with flat roofs, one behind the other. */
const town: Draw = ({ press, chance, horizon }) =>
  [
    row(6, (at) =>
      block(
        press,
        { at: [at * 30 + chance.between(0, 12), horizon + 12], width: 26, height: chance.between(18, 38) },
        [2, 2],
        ['sky', 'far'],
      ),
    ),
    row(3, (at) =>
      block(
        press,
        {
          at: [26 + at * 52 + chance.between(-8, 8), horizon + 30],
          width: 36,
          height: chance.between(26, 44),
        },
        [2, 2],
      ),
    ),
  ].join('');

const street: Draw = ({ press, chance, horizon }) => {
  const meet: Point = [chance.between(70, 90), horizon + 6];
  const left: readonly Point[] = [
    [0, 8],
    [34, 20],
    [34, 30],
    [meet[0] - 8, horizon - 12],
    [meet[0] - 6, horizon + 8],
    [0, 101],
  ];
  const right: readonly Point[] = [
    [160, 0],
    [128, 14],
    [128, 24],
    [meet[0] + 10, horizon - 16],
    [meet[0] + 6, horizon + 8],
    [160, 101],
  ];
  const panes = [
    [8, 30, 8],
    [22, 36, 6],
    [8, 56, 8],
    [22, 58, 6],
    [38, 44, 4],
    [38, 58, 4],
  ]
    .map(([x = 0, y = 0, w = 0]) => box(x, y, w, w * 1.5))
    .join('');
  const others = [
    [144, 26, 8],
    [132, 34, 6],
    [144, 54, 8],
    [132, 56, 6],
    [118, 42, 4],
    [118, 58, 4],
  ]
    .map(([x = 0, y = 0, w = 0]) => box(x, y, w, w * 1.5))
    .join('');
  return [
    fill(
      press,
      'sand',
      polygon([
        [meet[0] - 6, horizon + 7],
        [meet[0] + 6, horizon + 7],
        [160, 101],
        [0, 101],
      ]),
    ),
    fill(press, 'paper', polygon(left)),
    fill(press, 'mid', polygon(right)),
    fill(press, 'near', panes + others),
    line(press, 'ink', `M28 34Q80 56 130 28M20 46Q84 70 126 44`, { width: 0.9 }),
    fill(press, 'spot', 'M62 48l8 2-1 10-8-2ZM78 51h8v10h-8Z'),
    fill(press, 'water', 'M92 49l8-2 1 10-8 2Z'),
  ].join('');
};

const alley: Draw = ({ press, chance }) => {
  const tilt = chance.between(-6, 6);
  return [
    fill(
      press,
      'sun',
      polygon([
        [62 + tilt, 0],
        [98 + tilt, 0],
        [92, 64],
        [70, 64],
      ]),
    ),
    fill(
      press,
      'sand',
      polygon([
        [70, 62],
        [92, 62],
        [126, 101],
        [34, 101],
      ]),
    ),
    fill(
      press,
      'near',
      polygon([
        [0, 0],
        [64 + tilt, 0],
        [70, 64],
        [34, 101],
        [0, 101],
      ]),
    ),
    fill(
      press,
      'ink',
      polygon([
        [160, 0],
        [96 + tilt, 0],
        [92, 64],
        [126, 101],
        [160, 101],
      ]),
    ),
    fill(
      press,
      'sky',
      'M14 18h14l2 20H14ZM40 22h10l2 16H41ZM14 58l16-2v20l-16 4ZM116 20h14v18h-14ZM138 14h12v22h-12Z',
      0.75,
    ),
    line(press, 'paper', 'M58 16L104 22M60 34L100 30', { width: 1 }),
    fill(press, 'spot', 'M66 17l9 1-1 12-8-2ZM82 19l8 1v10h-8Z'),
    fill(press, 'far', 'M100 70h16v24l-12-4Z'),
  ].join('');
};

const market: Draw = ({ press, chance, horizon }) => {
  const y = horizon + 34;
  const stalls = row(4, (at) => {
    const x = 6 + at * 39;
    const cloth = at % 2 === 0 ? 'spot' : 'water';
    const stripes = row(5, (stripe) =>
      polygon([
        [x + stripe * 7, y - 20],
        [x + stripe * 7 + 3.5, y - 20],
        [x + stripe * 7.6 + 1.5, y - 8],
        [x + stripe * 7.6 - 2.5, y - 8],
      ]),
    );
    return [
      fill(
        press,
        cloth,
        polygon([
          [x, y - 20],
          [x + 34, y - 20],
          [x + 38, y - 8],
          [x - 4, y - 8],
        ]),
      ),
      fill(press, 'paper', stripes),
      fill(press, 'near', box(x, y - 8, 2, 22) + box(x + 32, y - 8, 2, 22) + box(x, y + 4, 34, 10)),
      fill(
        press,
        'sun',
        row(4, (fruit) => oval(x + 6 + fruit * 7.5, y + 3, 3.2)),
      ),
    ].join('');
  });
  return (
    row(5, (at) =>
      block(
        press,
        { at: [at * 36 + 8, horizon + 14], width: 30, height: chance.between(22, 40) },
        [2, 2],
        ['sky', 'far'],
      ),
    ) + stalls
  );
};

const ruins: Draw = ({ press, chance, horizon }) =>
  spread(chance, 3, [24, 142])
    .map((x, at) =>
      ruin(press, chance, { at: [x, horizon + 22 + at * 6], width: 44, height: chance.between(34, 52) }, [
        at % 2 === 0 ? 'paper' : 'sand',
        'mid',
      ]),
    )
    .join('');

const rooftops: Draw = ({ press, chance }) =>
  [
    row(5, (at) =>
      block(
        press,
        { at: [at * 38 + 4, 74], width: 32, height: chance.between(26, 44) },
        [2, 2],
        ['sky', 'far'],
      ),
    ),
    fill(
      press,
      'paper',
      polygon([
        [0, 78],
        [96, 66],
        [160, 74],
        [160, 101],
        [0, 101],
      ]),
    ),
    fill(
      press,
      'mid',
      polygon([
        [96, 66],
        [160, 74],
        [160, 101],
        [104, 101],
      ]),
    ),
    fill(press, 'near', `${box(20, 52, 22, 20)}M16 54l4-8h22l4 8Z`),
    line(press, 'ink', 'M112 70V40M104 46l16-4M104 52l16-4', { width: 1.6 }),
    fill(press, 'water', 'M58 52h20v18H58Z'),
    fill(press, 'ink', 'M56 50h24v3H56ZM0 76l96-12v4L0 80Z'),
  ].join('');

const checkpoint: Draw = ({ press, horizon }) => {
  const y = horizon + 34;
  return [
    fill(press, 'paper', box(20, y - 30, 28, 30)),
    fill(press, 'near', `${box(24, y - 24, 20, 10)}${box(16, y - 34, 36, 5)}`),
    fill(
      press,
      'mid',
      row(4, (at) => box(112 + at * 12, y - 10, 10, 12)) + row(3, (at) => box(118 + at * 12, y - 20, 10, 10)),
    ),
    fill(
      press,
      'paper',
      polygon([
        [46, y - 12],
        [146, y - 30],
        [146, y - 25],
        [46, y - 6],
      ]),
    ),
    fill(
      press,
      'spot',
      row(5, (at) =>
        polygon([
          [52 + at * 20, y - 12.5 - at * 3.6],
          [62 + at * 20, y - 14.4 - at * 3.6],
          [62 + at * 20, y - 9 - at * 3.7],
          [52 + at * 20, y - 7 - at * 3.7],
        ]),
      ),
    ),
    fill(press, 'ink', box(50, y - 16, 5, 16)),
  ].join('');
};

const hospital: Draw = ({ press, horizon }) => {
  const y = horizon + 34;
  return [
    fill(press, 'paper', box(30, y - 50, 100, 50)),
    fill(press, 'far', box(106, y - 50, 24, 50)),
    fill(
      press,
      'near',
      windows({ at: [52, y], width: 40, height: 50 }, 3, 3) +
        windows({ at: [116, y], width: 24, height: 50 }, 2, 3),
    ),
    fill(press, 'paper', box(72, y - 58, 32, 58)),
    fill(press, '#2f7d5b', `M84 ${y - 52}h8v8h8v8h-8v8h-8v-8h-8v-8h8Z`),
    fill(press, 'near', box(82, y - 16, 12, 16)),
  ].join('');
};

const headquarters: Draw = ({ press, chance, horizon }) =>
  [
    block(press, { at: [80, horizon + 34], width: 74, height: 58 }, [4, 3]),
    block(press, { at: [30, horizon + 36], width: 34, height: 30 }, [2, 2], ['sand', 'mid']),
    fill(press, 'ink', box(70, horizon + 16, 14, 18)),
    line(press, 'ink', `M96 ${horizon - 24}v-20M88 ${horizon - 38}l16-4M90 ${horizon - 32}l12-3`, {
      width: 1.6,
    }),
    fill(
      press,
      'mid',
      row(9, (at) => oval(44 + at * 9, horizon + 37 + chance.between(-1, 1), 6, 3.6)),
    ),
  ].join('');

const workshop: Draw = ({ press, horizon }) => {
  const y = horizon + 36;
  return [
    block(press, { at: [80, y], width: 100, height: 46 }, [3, 2]),
    fill(press, 'ink', `M44 ${y}v-24h40v24Z`),
    fill(press, 'sun', `M50 ${y - 18}h28v3H50Z`),
    fill(press, 'spot', `${rays([118, y - 22], 8, 15)}${oval(118, y - 22, 9)}`),
    fill(press, 'ink', `${oval(117, y - 21, 6)}M118 ${y - 28}l5-6 2 2-5 6Z`),
    fill(
      press,
      'near',
      row(3, (at) => box(50 + at * 10, y - 12, 8, 12)),
    ),
  ].join('');
};

const square: Draw = ({ press, chance, horizon }) =>
  [
    row(5, (at) =>
      gabled(
        press,
        { at: [16 + at * 33, horizon + 22], width: 34, height: chance.between(32, 44) },
        at % 2 === 0 ? 'spot' : 'near',
      ),
    ),
    fill(press, 'far', oval(80, 84, 56, 15)),
    fill(press, 'water', oval(80, 82, 26, 7)),
    fill(press, 'paper', `${box(76, 58, 8, 24)}${oval(80, 60, 10, 3)}`),
    fill(press, 'near', oval(80, 84, 30, 9).replace('Z', '') + oval(80, 82, 26, 7)),
  ].join('');

/** What stands in towns. */
export const TOWN_WORKS = {
  town,
  street,
  alley,
  market,
  ruins,
  rooftops,
  checkpoint,
  hospital,
  headquarters,
  workshop,
  square,
} as const satisfies Readonly<Record<string, Draw>>;

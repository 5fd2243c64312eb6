import { row } from '../nature/plants.ts';
import { box, oval, polygon } from '../press/path.ts';
import { fill, line, place } from '../press/press.ts';
import type { Draw } from './site.ts';

const depot: Draw = ({ press, horizon }) => {
  const y = horizon + 38;
  const crate = (x: number, up: number, size: number) =>
    fill(press, up % 2 === 0 ? 'sand' : 'far', box(x, y - size - up, size, size)) +
    line(
      press,
      'near',
      `M${x} ${y - size - up}l${size} ${size}M${x + size} ${y - size - up}l${-size} ${size}M${x} ${y - size - up}h${size}v${size}h${-size}Z`,
      { width: 1.4 },
    );
  return [
    row(4, (at) => crate(14 + at * 22, 0, 21)),
    row(3, (at) => crate(24 + at * 22, 21, 21)),
    crate(44, 42, 20),
    fill(
      press,
      'spot',
      row(4, (at) => `M${112 + (at % 2) * 18} ${y - 2 - Math.floor(at / 2) * 22}v-18q8-5 15 0v18q-7 4-15 0Z`),
    ),
    line(
      press,
      'ink',
      row(
        4,
        (at) =>
          `M${112 + (at % 2) * 18} ${y - 8 - Math.floor(at / 2) * 22}h15M${112 + (at % 2) * 18} ${y - 15 - Math.floor(at / 2) * 22}h15`,
      ),
      { width: 1.4 },
    ),
  ].join('');
};

const post: Draw = ({ press, horizon }) => {
  const y = horizon + 30;
  return [
    fill(
      press,
      'near',
      polygon([
        [20, 101],
        [56, y - 4],
        [108, y - 10],
        [146, 101],
      ]),
    ),
    fill(press, 'ink', `M58 ${y}l4-26h40l6 24Z`),
    fill(press, 'sun', `M66 ${y - 16}h34l1 6H65Z`),
    fill(press, 'mid', `M54 ${y - 24}q28-16 58-2l-4 5q-26-9-50 1Z`),
    fill(
      press,
      'sand',
      row(6, (at) => oval(60 + at * 9, y - 2, 6, 3.4)),
    ),
  ].join('');
};

const dugouts: Draw = ({ press, horizon }) =>
  [30, 80, 128]
    .map((x, at) => {
      const y = horizon + 24 + at * 9;
      return [
        fill(press, 'near', `M${x - 30} ${y}q30-30 60 0Z`),
        fill(press, 'ink', box(x - 11, y - 13, 22, 13)),
        fill(
          press,
          'sand',
          `${box(x - 14, y - 15, 3.4, 15)}${box(x + 11, y - 15, 3.4, 15)}${box(x - 16, y - 17, 32, 4)}`,
        ),
      ].join('');
    })
    .join('') + line(press, 'ink', `M0 92q30-8 50 0t50-2 60 4`, { width: 5 });

const kitchen: Draw = ({ press, horizon }) => {
  const y = horizon + 38;
  return [
    fill(press, 'ink', `M44 ${y - 10}h54v-22H44ZM52 ${y - 36}h36v4H52ZM92 ${y - 32}h8v-26h-8Z`),
    fill(press, 'ink', `${oval(56, y - 6, 12)}${oval(90, y - 6, 12)}`),
    fill(press, 'far', `${oval(56, y - 6, 6)}${oval(90, y - 6, 6)}`),
    fill(press, 'spot', box(50, y - 26, 14, 8)),
    fill(press, 'ink', `M98 ${y - 14}l30 10v3l-30-8Z`),
    line(press, 'mid', `M96 ${y - 60}q-12-10 2-18t0-18`, { width: 6 }),
    line(press, 'mid', `M70 ${y - 38}q-6-8 1-13`, { width: 3 }),
  ].join('');
};

const wreck: Draw = ({ press, horizon }) => {
  const y = horizon + 36;
  return [
    place(
      { x: 76, y, turn: 12 },
      fill(
        press,
        'ink',
        'M-50-2l8-22q20-14 44-6l8 10 40-8 8-18 6 2-2 30-60 16-40 6ZM-20-32l-34-16 1-3 36 14ZM-6-34l26-22 3 2-22 24Z',
      ) + fill(press, 'sun', 'M-40-18q4-6 12-6l-2 9Z'),
    ),
    line(press, 'ink', `M84 ${y - 34}q-18-16 4-28t-2-30M98 ${y - 30}q-10-12 6-20t2-22`, {
      width: 8,
      opacity: 0.5,
    }),
    fill(press, 'spot', `M86 ${y - 26}q-8-12 2-20 1 6 6 8 4 8-2 14Z`),
  ].join('');
};

const wire: Draw = ({ press }) => {
  const loops = row(13, (at) => oval(at * 13, 88, 9, 8));
  return (
    line(press, 'ink', loops, { width: 1.1 }) +
    fill(
      press,
      'ink',
      row(4, (at) => box(16 + at * 42, 76, 2.6, 26)),
    )
  );
};

const sandbags: Draw = ({ press }) =>
  fill(
    press,
    'sand',
    row(3, (line_) => row(9 - line_, (at) => oval(8 + at * 19 + line_ * 9, 98 - line_ * 8, 10, 4.6))),
  ) +
  line(
    press,
    'near',
    row(3, (line_) => row(9 - line_, (at) => oval(8 + at * 19 + line_ * 9, 98 - line_ * 8, 10, 4.6))),
    { width: 1 },
  );

const warning: Draw = ({ press, horizon }) =>
  [
    fill(press, 'ink', `${box(112, horizon + 6, 3, 44)}${box(40, horizon + 16, 2.4, 32)}`),
    fill(
      press,
      'spot',
      polygon([
        [113, horizon - 18],
        [96, horizon + 12],
        [130, horizon + 12],
      ]),
    ),
    fill(press, 'paper', `${box(111.6, horizon - 8, 3.4, 11)}${oval(113.3, horizon + 7, 2)}`),
    fill(press, 'ink', `${oval(66, 82, 14, 4)}${oval(94, 92, 16, 4.6)}${oval(34, 94, 12, 3.6)}`),
    fill(press, 'sand', `${oval(66, 80.6, 7, 1.8)}${oval(94, 90.4, 8, 2)}${oval(34, 92.8, 6, 1.6)}`),
  ].join('');

/** What armies put up and leave behind. */
export const WAR_WORKS = {
  depot,
  post,
  dugouts,
  kitchen,
  wreck,
  wire,
  sandbags,
  warning,
} as const satisfies Readonly<Record<string, Draw>>;

import { row } from '../nature/plants.ts';
import { num, oval, star } from '../press/path.ts';
import { fill, line } from '../press/press.ts';
import { dots } from '../press/screens.ts';
import type { Draw } from './site.ts';

const snowfall: Draw = ({ press, chance }) =>
  fill(
    press,
    '#ffffff',
    row(44, () => oval(chance.between(0, 160), chance.between(0, 100), chance.between(0.6, 1.8))),
    0.95,
  );

const rain: Draw = ({ press, chance }) =>
  line(
    press,
    'paper',
    row(34, () => `M${num(chance.between(-10, 160))} ${num(chance.between(-10, 95))}l-4 13`),
    { width: 1, opacity: 0.8 },
  );

const mist: Draw = ({ press, chance }) =>
  row(5, (at) =>
    fill(
      press,
      'paper',
      `M${num(chance.between(-60, 30))} ${num(38 + at * 12)}q40-7 80 0t120 0v7q-50 6-90 0t-120 0Z`,
      0.72,
    ),
  );

const dust: Draw = ({ press }) =>
  dots(
    press,
    'sand',
    { x: 0, y: 0, width: 160, height: 100 },
    { step: 4, from: 0.3, to: 1.8, opacity: 0.75 },
  );

const shells: Draw = ({ press, chance, horizon }) =>
  row(3, (at) => {
    const x = 28 + at * 50 + chance.between(-8, 8);
    const y = horizon + 18 + at * 8;
    const plume = `M${num(x - 7)} ${num(y)}Q${num(x - 10)} ${num(y - 26)} ${num(x - 24)} ${num(y - 36)}L${num(x - 9)} ${num(y - 34)}L${num(x - 4)} ${num(y - 50)}L${num(x + 3)} ${num(y - 36)}L${num(x + 17)} ${num(y - 42)}Q${num(x + 8)} ${num(y - 24)} ${num(x + 8)} ${num(y)}Z`;
    return (
      fill(press, 'near', plume) +
      fill(press, 'spot', star([x, y - 2], 9, [16, 7])) +
      fill(press, 'sun', star([x, y - 2], 7, [9, 4]))
    );
  });

/** What the weather and the war do over it. */
export const SKY = { snowfall, rain, mist, dust, shells } as const satisfies Readonly<Record<string, Draw>>;

import { row } from '../nature/plants.ts';
import { box, num, oval, polygon } from '../press/path.ts';
import { fill, line, place } from '../press/press.ts';
import { hatched } from '../press/screens.ts';
import { church, gabled, hut, ruin, tent } from './houses.ts';
import { type Draw, spread } from './site.ts';

const huts: Draw = ({ press, chance, horizon }) =>
  spread(chance, 3, [26, 138])
    .map((x, at) =>
      hut(
        press,
        { at: [x, horizon + 20 + at * 7], width: 34 + at * 5, height: 26 + at * 4 },
        at % 2 === 0 ? 'sand' : 'sun',
      ),
    )
    .join('');

const villa: Draw = ({ press, horizon }) => {
  const y = horizon + 26;
  const arches = row(6, (at) => `M${44 + at * 13} ${y}v-9q4-7 8 0v9Z`);
  return [
    fill(press, 'paper', box(36, y - 22, 88, 22) + box(58, y - 40, 34, 20) + box(70, y - 54, 12, 16)),
    fill(press, 'sand', box(104, y - 22, 20, 22) + box(82, y - 40, 10, 18)),
    fill(press, 'spot', `M32 ${y - 21}l8-8h80l8 8ZM54 ${y - 38}l6-8h30l6 8ZM68 ${y - 53}l8-6 8 6Z`),
    fill(press, 'ink', arches + box(64, y - 34, 5, 8) + box(76, y - 34, 5, 8) + box(74, y - 49, 4, 6)),
    fill(
      press,
      'paper',
      polygon([
        [72, y],
        [88, y],
        [100, 101],
        [60, 101],
      ]),
    ),
  ].join('');
};

const lab: Draw = ({ press, horizon }) => {
  const y = horizon + 26;
  return [
    fill(
      press,
      'near',
      polygon([
        [26, y],
        [26, y - 26],
        [80, y - 40],
        [136, y - 26],
        [136, y],
      ]),
    ),
    hatched(
      press,
      'far',
      polygon([
        [22, y - 25],
        [80, y - 42],
        [140, y - 25],
        [140, y - 20],
        [80, y - 36],
        [22, y - 20],
      ]),
      { step: 2.6, turn: 0, opacity: 0.9 },
    ),
    fill(press, 'ink', box(34, y - 18, 26, 18)),
    fill(
      press,
      'spot',
      row(5, (at) => `${box(66 + at * 13, y - 12, 10, 12)}`),
    ),
    fill(
      press,
      'ink',
      row(5, (at) => box(66 + at * 13, y - 9, 10, 1.6) + box(66 + at * 13, y - 4, 10, 1.6)),
    ),
    line(press, 'paper', `M108 ${y - 34}q-8-10 2-16t0-18`, { width: 4, opacity: 0.8 }),
  ].join('');
};

const temple: Draw = ({ press, horizon }) => {
  const y = horizon + 30;
  const steps = row(5, (at) => box(40 + at * 9, y - at * 8 - 8, 80 - at * 18, 8));
  return [
    fill(press, 'sand', steps),
    hatched(
      press,
      'near',
      row(5, (at) => box(80, y - at * 8 - 8, 40 - at * 9, 8)),
      { step: 3, opacity: 0.7 },
    ),
    fill(press, 'ink', `${box(75, y - 48, 10, 9)}M74 ${y}l3-40h6l3 40Z`),
    fill(press, 'near', `M36 ${y - 6}q8-16 16-4 4-16 12-4l-2 14ZM104 ${y - 22}q10-10 12 2t8 10l-14 12Z`),
    line(press, 'near', `M56 ${y - 22}q-4 14 2 22M98 ${y - 32}q6 12 2 32`, { width: 1.6 }),
  ].join('');
};

const derricks: Draw = ({ press, horizon }) => {
  const pump = 'M-16 0l6-24h5l6 24ZM-24-26l36-8 3 6-36 8ZM10-36q10 2 6 14l-6-2Z';
  return [
    line(
      press,
      'near',
      `M120 ${horizon + 8}l9-48h4l9 48M123 ${horizon - 8}h16M126 ${horizon - 22}h11M122 ${horizon + 6}l14-28M140 ${horizon + 6}l-14-28`,
      { width: 1.8 },
    ),
    place({ x: 44, y: horizon + 30, scale: 1.2 }, fill(press, 'ink', pump)),
    place({ x: 92, y: horizon + 18, scale: 0.7, isFlipped: true }, fill(press, 'near', pump)),
    fill(press, 'spot', `M131 ${horizon - 42}q-10-10 0-22 2 8 8 10 2 8-8 12Z`),
    line(press, 'ink', `M132 ${horizon - 60}q-10-12 6-18t2-20`, { width: 6, opacity: 0.55 }),
    line(press, 'mid', `M0 ${horizon + 40}H160`, { width: 4 }),
  ].join('');
};

const warehouse: Draw = ({ press, horizon }) => {
  const y = horizon + 34;
  return [
    fill(press, 'spot', `M20 ${y}v-34q60-34 120 0v34Z`),
    hatched(press, 'ink', `M20 ${y}v-34q60-34 120 0v34Z`, { step: 4, width: 0.9, turn: 0, opacity: 0.4 }),
    fill(press, 'ink', box(60, y - 30, 40, 30)),
    fill(press, 'sand', `${box(64, y - 14, 14, 14)}${box(80, y - 14, 14, 14)}${box(72, y - 26, 14, 12)}`),
    line(press, 'near', `M64 ${y - 7}h14M80 ${y - 7}h14M72 ${y - 20}h14`, { width: 1.4 }),
    fill(press, 'paper', box(30, y - 28, 14, 10) + box(116, y - 28, 14, 10)),
  ].join('');
};

const farm: Draw = ({ press, horizon }) =>
  gabled(press, { at: [52, horizon + 28], width: 56, height: 40 }, 'spot') +
  gabled(press, { at: [116, horizon + 34], width: 60, height: 34 }, 'near') +
  fill(press, 'sun', `M14 ${horizon + 40}q12-18 24 0ZM30 ${horizon + 46}q10-14 20 0Z`);

const cellar: Draw = ({ press }) =>
  [
    fill(press, 'near', box(0, 0, 160, 101)),
    hatched(press, 'ink', box(0, 0, 160, 101), { step: 8, width: 1.4, turn: 0, opacity: 0.6 }),
    fill(press, 'ink', 'M20 101V44q60-64 120 0v57Z'),
    fill(
      press,
      'sky',
      polygon([
        [96, 20],
        [126, 30],
        [84, 101],
        [20, 101],
      ]),
      0.5,
    ),
    fill(
      press,
      'mid',
      row(6, (at) => box(92 + at * 7, 92 - at * 12, 46, 6)),
    ),
    fill(press, 'sand', `${oval(44, 88, 13, 13)}${oval(66, 91, 10, 10)}`),
    line(press, 'near', 'M44 78v20M36 88h16M66 83v16', { width: 1.6 }),
  ].join('');

const churchyard: Draw = ({ press, horizon }) =>
  church(press, { at: [82, horizon + 34], width: 78, height: 68 });

const village: Draw = ({ press, chance, horizon }) =>
  [
    church(press, { at: [chance.between(100, 130), horizon + 16], width: 36, height: 48 }),
    row(4, (at) =>
      gabled(
        press,
        { at: [18 + at * 34, horizon + 24 + (at % 2) * 6], width: 36, height: 28 },
        at % 2 === 0 ? 'spot' : 'near',
      ),
    ),
  ].join('');

const brokenVillage: Draw = ({ press, chance, horizon }) =>
  [
    ruin(press, chance, { at: [36, horizon + 30], width: 50, height: 50 }),
    gabled(press, { at: [92, horizon + 26], width: 46, height: 36 }, 'near'),
    ruin(press, chance, { at: [132, horizon + 38], width: 44, height: 40 }, ['sand', 'mid']),
    line(press, 'ink', `M96 ${horizon - 4}q-10-12 4-20t-2-18`, { width: 5, opacity: 0.5 }),
  ].join('');

const izba: Draw = ({ press, horizon }) => {
  const y = horizon + 36;
  const logs = row(6, (at) => `M36 ${num(y - 4 - at * 5)}h84`);
  return [
    fill(press, '#7d5a3c', box(38, y - 32, 80, 32)),
    line(press, 'ink', logs, { width: 1.2 }),
    fill(press, 'paper', `M28 ${y - 30}l20-24h64l18 24-50-3Z`),
    fill(press, 'water', `${box(50, y - 24, 14, 13)}${box(92, y - 24, 14, 13)}`),
    fill(press, 'sun', `${box(53, y - 21, 8, 7)}${box(95, y - 21, 8, 7)}`),
    fill(press, 'ink', `${box(72, y - 22, 12, 22)}${box(96, y - 62, 7, 16)}`),
    line(press, 'far', `M100 ${y - 64}q-9-9 2-15t0-15`, { width: 4 }),
  ].join('');
};

const burnt: Draw = ({ press, chance, horizon }) => {
  const y = horizon + 34;
  const stacks = [30, 66, 104, 136].map(
    (x) => box(x, y - chance.between(28, 48), 10, 50) + box(x - 5, y - 10, 20, 14),
  );
  return [
    fill(press, 'ink', stacks.join('')),
    line(press, 'near', `M14 ${y}l20-22M44 ${y}l8-30M80 ${y}l26-18M118 ${y - 4}l10-28M10 ${y + 4}h140`, {
      width: 3,
    }),
    line(press, 'ink', `M36 ${y - 46}q-14-12 2-22t-4-22M110 ${y - 44}q-12-12 4-20t-2-24`, {
      width: 7,
      opacity: 0.4,
    }),
    fill(press, 'spot', `M70 ${y}q-6-12 2-20 2 8 6 8 2 8-2 12Z`),
  ].join('');
};

const camp: Draw = ({ press, chance, horizon }) =>
  spread(chance, 3, [28, 134])
    .map((x, at) =>
      tent(press, { at: [x, horizon + 24 + at * 8], width: 46, height: 26 }, at % 2 === 0 ? 'mid' : 'far'),
    )
    .join('') + fill(press, 'spot', `M78 ${horizon + 52}q-7-10 1-20 2 7 5 8 3 8-6 12Z`);

const bridge: Draw = ({ press, horizon }) => {
  const y = horizon + 20;
  return [
    fill(
      press,
      'paper',
      `M0 ${y - 8}q80-12 160 0v40h-12v-6q0-20-20-20t-20 20v6H92v-6q0-20-16-20t-16 20v6H48v-6q0-20-18-20t-18 20v6H0Z`,
    ),
    hatched(press, 'near', `M0 ${y - 8}q80-12 160 0v6q-80-12-160 0Z`, { step: 3, turn: 0 }),
    fill(press, 'water', box(0, y + 34, 160, 60)),
    line(
      press,
      'paper',
      row(6, (at) => `M${(at * 47) % 140} ${y + 40 + at * 6}h${12 + at * 3}`),
      { width: 1.4 },
    ),
  ].join('');
};

/** What stands in the country. */
export const COUNTRY_WORKS = {
  huts,
  villa,
  lab,
  temple,
  derricks,
  warehouse,
  farm,
  cellar,
  church: churchyard,
  village,
  'broken-village': brokenVillage,
  izba,
  burnt,
  camp,
  bridge,
} as const satisfies Readonly<Record<string, Draw>>;

import type { Colour } from '../press/inks.ts';
import { num, polar } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';
import { hatched } from '../press/screens.ts';

/** Cloth in light, in shade, and for bands. */
type Cloth = readonly [Colour, Colour, Colour];

type Draw = (press: Press, cloth: Cloth) => string;

const HARD = '#161b17';

const strap = (press: Press) =>
  line(press, HARD, 'M37 44q0 16 12 27M67 44q-1 18-13 27M44 70q5 3 12 0', { width: 1.9, isRound: true });

const shell = (press: Press, [light, shade]: Cloth, outline: string, dark: string) =>
  fill(press, light, outline) + fill(press, shade, dark);

const helmet: Draw = (press, cloth) =>
  [
    strap(press),
    shell(
      press,
      cloth,
      'M31 47Q26 12 51 11 76 12 73 42l-4 4-1.5-8Q52 31 39 37L37 47Z',
      'M56 11.5Q75 14 73 42l-4 4-1.5-8Q62 35 57 34.5 66 22 56 11.5Z',
    ),
    fill(press, HARD, 'M48 19h12v10H48ZM31 38l8-3v6l-7 3ZM68 34l5 1-1 6-4-1Z'),
    line(press, cloth[2], 'M33 30q16-10 38-2M44 13q-4 10-6 22', { width: 1.3 }),
  ].join('');

const nightHelmet: Draw = (press, cloth) =>
  helmet(press, cloth) +
  fill(press, HARD, 'M50 4h22q4 0 4 4v8H62v8H50ZM60 2h14v6H60Z') +
  fill(press, '#7fc98b', 'M72 8h4v6h-4Z');

const coveredHelmet: Draw = (press, cloth) =>
  helmet(press, cloth) +
  hatched(press, cloth[2], 'M31 47Q26 12 51 11 76 12 73 42l-4 4-1.5-8Q52 31 39 37L37 47Z', {
    step: 5,
    width: 1.8,
    turn: 30,
    opacity: 0.6,
  }) +
  fill(press, '#c9b98a', 'M34 37q18-9 37-2v4q-18-6-36 2Z');

const boonie: Draw = (press, cloth) =>
  [
    shell(press, cloth, 'M36 34Q35 12 52 12 69 13 68 33Z', 'M55 12.2Q69 14 68 33l-10-1q4-10-3-19.8Z'),
    fill(press, cloth[2], 'M35.5 31q16-6 33 0v4.5q-17-6-33 0Z'),
    shell(
      press,
      cloth,
      'M20 42q30-19 62-4 4 4-2 5.5-28-10-56 2.5-7-1-4-4Z',
      'M58 32.5q14 1 24 5.5 4 4-2 5.5-11-4-23-4.5Z',
    ),
    fill(press, SHADOW, 'M36 38q16-5 32 1v7q-16-5-33 0Z', 0.45),
  ].join('');

const SHADOW: Colour = '#120c08';

const patrolCap: Draw = (press, cloth) =>
  [
    shell(press, cloth, 'M34 37L35 19q16-8 32 0l2 17q-17-5-35 1Z', 'M57 15.5q6 1 10 3.5l2 17q-5-1.5-11-2Z'),
    fill(press, cloth[2], 'M34 33q17-5 35 0v5q-17-5-35 .5Z'),
    shell(press, cloth, 'M42 38q16-5 33 4 3 4-2 5-14-6-32-4Z', 'M60 37q9 1 15 5 3 4-2 5-6-3-14-4Z'),
  ].join('');

const ballCap: Draw = (press, cloth) =>
  [
    shell(
      press,
      cloth,
      'M34 38Q31 14 52 14 70 15 69 36 52 31 34 38Z',
      'M56 14.3Q70 16 69 36q-5-2-11-2.5 4-9-2-19.2Z',
    ),
    fill(press, cloth[2], 'M45 36q17-5 34 5 3 5-3 5-16-8-31-5Z'),
    fill(press, '#d9d0ae', 'M47 22h11v7H47Z', 0.8),
    line(press, cloth[2], 'M52 14v18', { width: 1 }),
  ].join('');

const beanie: Draw = (press, cloth) =>
  [
    shell(
      press,
      cloth,
      'M33 42Q29 12 52 12 74 13 70 40q-18-6-37 2Z',
      'M56 12.4Q74 14 70 40q-5-2-11-2.5 5-12-3-25.1Z',
    ),
    fill(press, cloth[2], 'M32.5 42q19-9 38.5-1.5V34q-19-7-38.5 1.5Z'),
    line(press, cloth[1], 'M38 34v6M43 32v6M48 31v6M53 31v6M58 31v6M63 32.5v6M67 34v6', { width: 1 }),
  ].join('');

const jeepCap: Draw = (press, cloth) =>
  beanie(press, cloth) + fill(press, cloth[2], 'M44 39q16-4 30 4 2 4-3 4-13-6-27-4Z');

const wrap: Draw = (press, cloth) =>
  [
    shell(
      press,
      cloth,
      'M32 44Q27 11 52 11 76 12 72 42l-4-3q-16-8-30-1l-1 12 1 16-6 8q-4-14 0-30Z',
      'M57 11.5Q76 14 72 42l-4-3q-4-2-9-3 6-12-2-24.5Z',
    ),
    line(press, cloth[2], 'M34 34q18-14 37-2M36 26q16-11 33-2M34 42q8-8 18-8M33 52l3 18', { width: 1.4 }),
    fill(press, cloth[1], 'M31 64q-8 10-4 26l8-8Z'),
  ].join('');

const bandana: Draw = (press, cloth) =>
  [
    shell(
      press,
      cloth,
      'M34 39Q31 15 52 15 70 16 69 37q-17-6-35 2Z',
      'M56 15.3Q70 17 69 37q-5-2-10-2.5 3-9-3-19.2Z',
    ),
    fill(press, cloth[2], 'M33.5 39q17-8 36-2v-5q-18-5-36 2ZM33 36l-9 8 4 2-6 9 12-12Z'),
  ].join('');

const beret: Draw = (press, cloth) =>
  shell(
    press,
    cloth,
    'M34 36Q27 22 42 15 64 8 77 22 80 31 71 33 52 28 36 39Z',
    'M60 12.5Q72 15 77 22 80 31 71 33q-5-1.5-10-1.8 6-8-1-18.7Z',
  ) + fill(press, HARD, 'M34 36q17-9 37-3v3q-18-5-36 4Z');

const hood: Draw = (press, cloth) => {
  const strips = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = polar([51, 44], -196 + at * 9.4, at % 2 === 0 ? 31 : 26);
    const lean = at % 3 === 0 ? 5 : -4;
    return `M${num(x)} ${num(y)}l${lean} ${8 + (at % 5)}`;
  }).join('');
  return [
    shell(
      press,
      cloth,
      'M22 84Q14 6 51 6 88 8 80 84L68 74q4-16 2-30-18-20-35-2-2 14 2 30Z',
      'M58 6.5Q88 12 80 84L68 74q4-16 2-30-4-6-10-8 6-14-2-29.5Z',
    ),
    line(press, cloth[2], strips, { width: 2.6, isRound: true }),
    line(press, cloth[0], strips.replace(/l-4/g, 'l3'), { width: 1.4, isRound: true }),
  ].join('');
};

const steel: Draw = (press, cloth) =>
  [
    strap(press),
    shell(
      press,
      cloth,
      'M28 43Q24 10 51 10 79 11 76 41q3 2 2 5-26-13-53 1-1-2 3-4Z',
      'M57 10.5Q79 13 76 41q3 2 2 5-9-4.5-19-6 7-15-2-29.5Z',
    ),
    line(press, cloth[2], 'M28 43q24-12 48-2', { width: 1.3 }),
  ].join('');

const netHelmet: Draw = (press, cloth) =>
  steel(press, cloth) +
  hatched(press, cloth[2], 'M28 43Q24 10 51 10 79 11 76 41q-24-10-48 2Z', {
    step: 4.5,
    width: 0.9,
    opacity: 0.9,
  }) +
  hatched(press, cloth[2], 'M28 43Q24 10 51 10 79 11 76 41q-24-10-48 2Z', {
    step: 4.5,
    width: 0.9,
    turn: -45,
    opacity: 0.9,
  }) +
  fill(press, cloth[2], 'M30 37q22-11 45-2v4q-22-9-46 2Z');

const looseHelmet: Draw = (press, cloth) =>
  steel(press, cloth).replace(strap(press), '') +
  line(press, '#4b3a22', 'M33 44q-4 14 0 24M70 43q5 12 2 22', { width: 2, isRound: true });

const sideCap: Draw = (press, cloth) =>
  shell(
    press,
    cloth,
    'M35 35L40 12q18-6 32 14l-2 10q-18-8-35-1Z',
    'M58 12q9 5 14 14l-2 10q-5-2-10-3 4-12-2-21Z',
  ) + line(press, cloth[2], 'M37 30q18-8 34 2', { width: 2 });

const furCap: Draw = (press, cloth) =>
  [
    shell(press, cloth, 'M34 34Q33 8 52 8 72 9 70 33Z', 'M57 8.3Q72 11 70 33H60q4-14-3-24.7Z'),
    fill(
      press,
      '#8f7c5c',
      'M30 40q21-15 44-1l-1-14q-20-10-42 1ZM30 36q-6 18 2 36l8-8-2-24ZM73 36q5 18-1 34l-6-8 2-24Z',
    ),
    fill(press, '#5f4f38', 'M58 22q9 0 15 3l1 14q-7-4-15-5ZM73 36q5 18-1 34l-6-8 2-24Z'),
    line(press, '#b8a684', 'M34 30l2 6M40 27l1 6M46 25.5v6M52 25v6M33 46l4 4M33 56l4 4', { width: 1.2 }),
  ].join('');

const furHood: Draw = (press, cloth) =>
  [
    shell(
      press,
      cloth,
      'M20 90Q12 4 51 4 90 6 82 90L70 78q6-30-2-40-16-14-32-2-6 14 0 40Z',
      'M58 4.3Q90 12 82 90L70 78q6-30-2-40l-6-4q6-16-4-29.7Z',
    ),
    line(press, '#d9d3c2', 'M35 76q-6-28 1-40 16-14 32 2 8 12 2 40', {
      width: 6,
      isRound: true,
      dash: '2 3',
    }),
    line(press, '#8b8069', 'M35 76q-6-28 1-40 16-14 32 2 8 12 2 40', { width: 3, isRound: true }),
  ].join('');

const bare: Draw = () => '';

/** What somebody wears on the head. */
export const HEADGEAR = {
  helmet,
  'night-helmet': nightHelmet,
  'covered-helmet': coveredHelmet,
  boonie,
  'patrol-cap': patrolCap,
  'ball-cap': ballCap,
  beanie,
  'jeep-cap': jeepCap,
  wrap,
  bandana,
  beret,
  hood,
  'steel-helmet': steel,
  'net-helmet': netHelmet,
  'loose-helmet': looseHelmet,
  'side-cap': sideCap,
  'fur-cap': furCap,
  'fur-hood': furHood,
  bare,
} as const satisfies Readonly<Record<string, Draw>>;

export type Headgear = keyof typeof HEADGEAR;

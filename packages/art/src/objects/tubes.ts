import type { Stencil } from '../press/press.ts';

const OLIVE = '#4d5a36';

/** What is fired from the shoulder or the back, in a square of 100, muzzle up to the right. */
export const TUBES = {
  'rocket-light': [
    [OLIVE, 'M4 70l82-50 7 12-82 50Z'],
    ['ink', 'M84 18l8-5 10 16-8 5ZM2 68l6-4 9 16-6 4Z'],
    ['ink', 'M44 36l10-6 3 6-9 6ZM52 58l8-5 5 15-8 3Z'],
    ['sky', 'M20 66l56-34', 1.8],
    ['sun', 'M62 40l5-3 4 7-5 3Z'],
  ],
  'rocket-heavy': [
    ['#3c4630', 'M8 62l66-42 12 20-66 42Z'],
    ['ink', 'M72 16l10-8q18 8 16 28l-10 8ZM10 58l-10 2q0 20 14 28l8-8Z'],
    ['ink', 'M46 62l9-6 6 16-9 4ZM66 50l8-5 5 13-8 4ZM40 32l12-8 2 6-11 8Z'],
    ['sun', 'M30 56l8-5 8 13-8 5Z'],
    ['sky', 'M52 40l22-14', 2],
  ],
  bazooka: [
    [OLIVE, 'M2 60l90-46 5 10-90 46Z'],
    ['#85522c', 'M40 50l9-4 10 20-9 5ZM24 58l8-4 5 12-12 10Z'],
    ['ink', 'M88 12l7-3 9 16-7 4ZM0 58l6-2 6 13-6 3Z'],
    ['ink', 'M56 30l3-10 4 2-1 8ZM68 40l6 10', 3],
    ['sky', 'M14 60l70-36', 1.6],
  ],
  'bazooka-long': [
    ['#59663d', 'M-4 66l104-52 4 9L0 75Z'],
    ['ink', 'M50 37l8-4 7 13-8 4Z'],
    ['ink', 'M98 8l6-3 8 22-6 2ZM36 60l8-4 4 18-8 2ZM58 52l7-3 4 14-7 3Z'],
    ['ink', 'M30 50l4-14 10-4 2 6-8 3-2 6Z'],
    ['sky', 'M8 65l38-19M64 38l32-16', 1.6],
    ['ink', 'M24 64l-10 20 10 2 8-14Z'],
  ],
  flamethrower: [
    [OLIVE, 'M10 24q10-12 20 0v52q-10 8-20 0ZM34 24q10-12 20 0v52q-10 8-20 0Z'],
    ['ink', 'M8 40h48v6H8ZM8 64h48v6H8Z'],
    ['ink', 'M28 14h8v10h-8Z'],
    ['ink', 'M50 78q10 16 20-6l6-24', 4],
    ['ink', 'M66 46l26-12 3 6-26 13ZM72 48l6 14-5 2-6-12Z'],
    ['sun', 'M92 34q6-16 18-22 0 8 8 8-4 14-24 20Z'],
    ['spot', 'M95 35q6-8 12-10 2 4-10 13Z'],
    ['paper', 'M15 30v28M39 30v28', 2.4],
  ],
  'rifle-grenade': [
    ['ink', 'M2 78l40-30 4 6-40 30Z'],
    ['#85522c', 'M-2 84l24-18 6 8-22 20Z'],
    ['#59663d', 'M42 50l18-14 5 7-18 14Z'],
    ['ink', 'M58 34l8 12M52 38l8 12M46 42l8 12', 2.4],
    [OLIVE, 'M62 28q6-16 28-20-2 22-16 30Z'],
    ['sun', 'M68 26l10 9-4 3-10-8Z'],
    ['paper', 'M76 18q4-4 9-6', 2],
  ],
} as const satisfies Readonly<Record<string, Stencil>>;

import { BACKDROPS, type Backdrop, backdrop, type Grounds } from '../press/backdrop.ts';
import { type Chance, makeChance } from '../press/chance.ts';
import { framed } from '../press/frame.ts';
import type { Colour } from '../press/inks.ts';
import { oval, polar, polygon, star } from '../press/path.ts';
import { fill, inOneInk, line, type Press, place, stamp } from '../press/press.ts';
import { clipped, hatched } from '../press/screens.ts';
import { mix } from '../press/tone.ts';
import { SIGN_STENCILS, type Sign } from './signs.ts';

/** A thing by itself: what a piece of equipment is. */
export interface KitPicture {
  readonly draw: 'kit';
  readonly object: Sign;
  readonly backdrop?: Backdrop;
}

/** A sign on a patch of cloth: what somebody can do. */
export interface BadgePicture {
  readonly draw: 'badge';
  readonly sign: Sign;
  readonly patch?: Patch;
  /** Something bad: the patch is torn. */
  readonly isFault?: boolean;
}

const KIT_GROUNDS: readonly [Grounds, ...Grounds[]] = [
  { sheet: '#cdbb86', shape: 'paper', line: 'near' },
  { sheet: 'sand', shape: 'sky', line: 'near' },
  { sheet: 'paper', shape: '#cdbb86', line: 'mid' },
  { sheet: '#8f9a72', shape: '#cdbb86', line: 'ink' },
  { sheet: '#b58f5a', shape: 'paper', line: 'ink' },
];

export function drawKit(press: Press, { object, backdrop: wanted }: KitPicture, seed: string): string {
  const chance = makeChance(seed);
  const kind = wanted ?? BACKDROPS[chance.index(BACKDROPS.length)] ?? 'disc';
  const ground = backdrop(press, chance, kind, chance.pick(KIT_GROUNDS));
  const seat = { x: 80 + chance.between(-6, 6), y: 51, turn: chance.between(-10, 10) };
  const thing = (with_: Press) =>
    place(seat, place({ x: -44, y: -44, scale: 0.88 }, stamp(with_, SIGN_STENCILS[object])));
  return framed(ground + place({ x: 2.4, y: 2.2 }, thing(inOneInk(press, 'spot'))) + thing(press));
}

export const PATCHES = ['round', 'shield', 'hexagon', 'pennant', 'diamond', 'tab', 'gear', 'square'] as const;
export type Patch = (typeof PATCHES)[number];

const OUTLINES: Readonly<Record<Patch, string>> = {
  round: oval(80, 50, 45),
  shield: 'M36 6h88v46q0 30-44 46-44-16-44-46Z',
  hexagon: polygon([0, 60, 120, 180, 240, 300].map((angle) => polar([80, 50], angle, 52))),
  pennant: 'M22 8h116L112 50l26 42H22Z',
  diamond: 'M80 0l62 50-62 50-62-50Z',
  tab: 'M14 30Q80-16 146 30l-8 44Q80 40 22 74ZM34 60q46-26 92 0l-6 34H40Z',
  gear: star([80, 50], 12, [50, 43]),
  square: 'M38 6h84q8 0 8 8v72q0 8-8 8H38q-8 0-8-8V14q0-8 8-8Z',
};

const CLOTHS: readonly [Colour, ...Colour[]] = [
  '#4f9a8f',
  '#6b8f5a',
  '#c79a45',
  '#a8583c',
  '#5f7f9e',
  '#8a7b9b',
  '#9a8f5c',
  '#3f6f66',
];

/** The thread of the border, and the part of the patch that is of another colour. */
export function drawBadge(press: Press, picture: BadgePicture, seed: string): string {
  const chance = makeChance(seed);
  const cloth = picture.isFault ? '#7c7a6e' : chance.pick(CLOTHS);
  const patch = picture.patch ?? PATCHES[chance.index(PATCHES.length)] ?? 'round';
  const outline = OUTLINES[patch];
  const grounds: Grounds = {
    sheet: mix(cloth, '#14191b', chance.between(0.1, 0.5)),
    shape: cloth,
    line: '#14191b',
  };
  const kind = BACKDROPS[chance.index(BACKDROPS.length)] ?? 'split';
  const ground = backdrop(press, chance, kind, grounds);
  const size = patch === 'diamond' || patch === 'tab' ? 0.52 : 0.6;
  const sign = (with_: Press) =>
    place(
      { x: 80, y: 50 },
      place({ x: -50 * size, y: -50 * size, scale: size }, stamp(with_, SIGN_STENCILS[picture.sign])),
    );
  return framed(
    [
      ground,
      place({ x: 2.5, y: 3 }, fill(press, '#14191b', outline, 0.5)),
      fill(press, '#f3e8c8', outline),
      clipped(press, outline, field(press, chance, cloth)),
      line(press, mix(cloth, '#14191b', 0.55), outline, { width: 4 }),
      line(press, '#fbf0d2', outline, { width: 1.2, dash: '3 2' }),
      picture.isFault ? line(press, '#14191b', 'M20 86L58 60 74 68 104 36 118 40 144 10', { width: 3 }) : '',
      sign(press),
    ].join(''),
  );
}

/** What the cloth of a patch is like inside its border. */
function field(press: Press, chance: Chance, cloth: Colour): string {
  const pale = mix(cloth, '#fbf0d2', 0.62);
  const whole = 'M0 0h160v100H0Z';
  switch (chance.index(5)) {
    case 0:
      return fill(press, pale, whole);
    case 1:
      return fill(press, pale, whole) + fill(press, cloth, 'M0 50h160v50H0Z', 0.6);
    case 2:
      return (
        fill(press, '#f3e8c8', whole) +
        hatched(press, cloth, whole, { step: 6, width: 2.4, turn: 30, opacity: 0.5 })
      );
    case 3:
      return fill(press, pale, whole) + fill(press, '#fbf0d2', 'M80 0h80v100H80Z');
    default:
      return (
        fill(press, '#fbf0d2', whole) +
        fill(
          press,
          pale,
          polygon([
            [0, 0],
            [160, 0],
            [0, 100],
          ]),
        )
      );
  }
}

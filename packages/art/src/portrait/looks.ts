import type { Colour } from '../press/inks.ts';

/** The light plane of a face, its shade, and the darkest creases. */
export const SKINS = {
  pale: ['#f0cba8', '#bd8560', '#6e4128'],
  fair: ['#e6b58d', '#aa7048', '#5f3721'],
  olive: ['#d3a072', '#925c36', '#4d2d1a'],
  tan: ['#bd8152', '#7d4a29', '#422413'],
  brown: ['#99623a', '#613719', '#33190b'],
  dark: ['#754628', '#452412', '#221008'],
} as const satisfies Readonly<Record<string, readonly [Colour, Colour, Colour]>>;
export type Skin = keyof typeof SKINS;

export const HAIRS = {
  black: '#1c1612',
  brown: '#4a2f1b',
  fair: '#b98a4e',
  red: '#8f4a22',
  grey: '#8d8a80',
} as const satisfies Readonly<Record<string, Colour>>;
export type Hair = keyof typeof HAIRS;

/** Cloth in light, in shade, and a second cloth for patches, straps and folds. */
export const DRESSES = {
  multicam: ['#8d8a5c', '#5c5e3c', '#6e5a38'],
  woodland: ['#62703f', '#3b4829', '#2a2c1c'],
  desert: ['#c4a776', '#8f7448', '#7a5f3a'],
  urban: ['#7f8890', '#535c66', '#343b45'],
  smock: ['#6d7a54', '#454f38', '#8a7848'],
  herringbone: ['#83845a', '#57593a', '#3d4029'],
  fieldjacket: ['#a39367', '#6e6140', '#574d32'],
  olive: ['#6b6c44', '#46482d', '#32351f'],
  greatcoat: ['#7c6a4c', '#51432e', '#3a2f20'],
  padded: ['#9a8555', '#68582f', '#4c3f20'],
  snow: ['#f1f4f2', '#b4c3ca', '#8ba0ac'],
  leather: ['#7a5132', '#4b2f1b', '#33200f'],
} as const satisfies Readonly<Record<string, readonly [Colour, Colour, Colour]>>;
export type Dress = keyof typeof DRESSES;

export const EYES = ['open', 'narrow', 'shades', 'goggles', 'shadow'] as const;
export type Eyes = (typeof EYES)[number];

export const COVERS = ['none', 'scarf', 'mask', 'paint', 'collar'] as const;
export type Cover = (typeof COVERS)[number];

export const BEARDS = ['none', 'stubble', 'moustache', 'short', 'full'] as const;
export type Beard = (typeof BEARDS)[number];

/** What hangs on somebody and says what they do. */
export const MARKS = [
  'none',
  'headset',
  'radio',
  'belt',
  'bandolier',
  'medic',
  'glasses',
  'blade',
  'grenades',
  'pack',
] as const;
export type Mark = (typeof MARKS)[number];

export const FACES = ['long', 'square', 'round'] as const;
export type Face = (typeof FACES)[number];

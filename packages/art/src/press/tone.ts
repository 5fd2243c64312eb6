import type { Colour } from './inks.ts';

/** Where a picture is seen: on a light or dark page, or on paper, where ink is saved. */
export const PALETTES = ['light', 'dark', 'print'] as const;
export type Palette = (typeof PALETTES)[number];

type Rgb = readonly [red: number, green: number, blue: number];

function parse(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): Colour {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** So much of the second colour, from 0 to 1. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const [red, green, blue] = parse(other);
  const [r, g, b] = parse(one);
  return format([r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share]);
}

/** How light a colour looks, from 0 to 255. */
function lightness(colour: Colour): number {
  const [red, green, blue] = parse(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A colour as it is printed for one palette: on dark pages lights are held back, on paper all but the darks are thinned. */
export function toned(colour: Colour, palette: Palette): Colour {
  const light = lightness(colour) / 255;
  if (palette === 'dark') return mix(colour, '#0e1512', 0.08 + 0.16 * light);
  if (palette === 'print') return mix(colour, '#ffffff', light < 0.25 ? 0.06 : 0.34);
  return colour;
}

import { type Colour, type Ink, type Inks, inksOf, type World } from './inks.ts';
import { num } from './path.ts';
import { type Palette, toned } from './tone.ts';

/** A shape of one ink: filled, or drawn as a line if it has a width. */
export type Mark = readonly [ink: Ink, outline: string, width?: number];

/** A drawing that is printed as it is: shapes from back to front. */
export type Stencil = readonly Mark[];

/** Prints shapes in the inks of one world and palette. It holds the names of what a picture defines, which no other may have. */
export interface Press {
  readonly world: World;
  readonly palette: Palette;
  colour(ink: Ink): Colour;
  /** A name for a definition, unique among the pictures of a document if their keys are. */
  name(): string;
}

export interface PressSettings {
  readonly world: World;
  readonly palette: Palette;
  readonly key: string;
}

export function makePress({ world, palette, key }: PressSettings): Press {
  const inks: Inks = inksOf(world);
  let names = 0;
  return {
    world,
    palette,
    colour: (ink) => toned(isColour(ink) ? ink : inks[ink], palette),
    name: () => {
      names += 1;
      return `${key}-${names}`;
    },
  };
}

function isColour(ink: Ink): ink is Colour {
  return ink.startsWith('#');
}

/** Prints everything in one ink, as for a shadow. */
export function inOneInk(press: Press, ink: Ink): Press {
  const only = press.colour(ink);
  return { ...press, colour: () => only };
}

export function fill(press: Press, ink: Ink, outline: string, opacity?: number): string {
  return `<path d="${outline}" fill="${press.colour(ink)}"${faded(opacity)}/>`;
}

export interface Stroke {
  readonly width: number;
  readonly opacity?: number;
  /** Lengths of dash and gap. */
  readonly dash?: string;
  readonly isRound?: boolean;
}

export function line(press: Press, ink: Ink, outline: string, stroke: Stroke): string {
  const { width, opacity, dash, isRound } = stroke;
  const ends = isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${outline}" fill="none" stroke="${press.colour(ink)}" stroke-width="${num(width)}"${ends}${dashes}${faded(opacity)}/>`;
}

function faded(opacity: number | undefined): string {
  return opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
}

export function stamp(press: Press, stencil: Stencil): string {
  return stencil
    .map(([ink, outline, width]) =>
      width === undefined ? fill(press, ink, outline) : line(press, ink, outline, { width, isRound: true }),
    )
    .join('');
}

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  /** Mirrored, so that it looks the other way. */
  readonly isFlipped?: boolean;
}

/** Puts a drawing somewhere: its origin comes to lie at x and y. */
export function place({ x = 0, y = 0, scale = 1, turn = 0, isFlipped }: Placement, drawing: string): string {
  const size = Math.round(scale * 1000) / 1000;
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const sized = isFlipped ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${sized}">${drawing}</g>`;
}

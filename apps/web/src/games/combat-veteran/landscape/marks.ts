import type { Ink } from './inks.ts';
import type { Spots } from './spots.ts';

/** A path of a landscape, by its number in `Landscape.paths`. */
export type PathNumber = number;

/** The `d` of a path, or the numbers of those that it is made of. */
export type LandscapePath = string | readonly PathNumber[];

/** An area in one flat ink. */
interface FillMark {
  readonly kind: 'fill';
  readonly ink: Ink;
  readonly path: PathNumber;
  readonly opacity?: number;
  /** How far the area is moved, as a shadow is. */
  readonly shift?: readonly [number, number];
}

interface LineMark {
  readonly kind: 'line';
  readonly ink: Ink;
  readonly path: PathNumber;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
  readonly isRound?: boolean;
}

/** An area filled with parallel lines. */
interface HatchMark {
  readonly kind: 'hatch';
  readonly ink: Ink;
  readonly path: PathNumber;
  readonly width: number;
  readonly gap: number;
  /** The direction of the lines in degrees. */
  readonly turn: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
}

/** Round crowns of trees, which overlap: each has a rim, a body and a light side. */
interface CrownsMark {
  readonly kind: 'crowns';
  readonly inks: readonly [rim: Ink, body: Ink, lit: Ink];
  /** In the order in which they are drawn. */
  readonly groups: readonly { readonly radius: number; readonly spots: Spots }[];
}

/** One small shape in many places, as strokes or filled. */
interface StampsMark {
  readonly kind: 'stamps';
  readonly ink: Ink;
  /** Drawn around the origin. */
  readonly path: PathNumber;
  readonly spots: Spots;
  /** The width of its strokes; filled without it. */
  readonly width?: number;
  readonly opacity?: number;
}

export type Mark = FillMark | LineMark | HatchMark | CrownsMark | StampsMark;

/** The layers from below. */
export const LAYERS = [
  'ground',
  'relief',
  'cover',
  'water',
  'rocks',
  'roads',
  'works',
  'trees',
  'signs',
  'grid',
] as const;
export type LayerName = (typeof LAYERS)[number];

/** How a map is drawn: in colours, or so that everything can be told by its lines. */
export const LOOKS = ['colour', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

export interface Layer {
  readonly name: LayerName;
  /** The one look that it belongs to; both without it. */
  readonly look?: Look;
  readonly marks: readonly Mark[];
}

/** A short text in a hex. */
export interface Label {
  readonly text: string;
  readonly at: readonly [number, number];
}

/** A map as vectors: what is shipped with the page and drawn in the inks of a theme. */
export interface Landscape {
  readonly width: number;
  readonly height: number;
  /** In tenths of a map unit. Marks share them. */
  readonly paths: readonly LandscapePath[];
  readonly layers: readonly Layer[];
  readonly labels: readonly Label[];
}

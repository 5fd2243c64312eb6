import type { FaceFigure, FaceHead, FaceSymbol } from '@sitrep/contract';
import { signed } from './figures.ts';
import { part, stat, type TextPart } from './text-part.ts';

/** The symbol of each printed figure, by the name of its message. */
const SYMBOLS = {
  actions: 'action',
  alwaysReinforce: 'reinforce',
  cancel: 'cancel',
  cover: 'cover',
  discard: 'discard',
  entrance: 'entrance',
  health: 'health',
  hits: 'hit',
  hth: 'hand-to-hand',
  load: 'load',
  loadout: 'load',
  movement: 'movement',
  objectiveSlot: 'slot',
  penetration: 'penetration',
  price: 'price',
  reinforce: 'reinforce',
  resources: 'resources',
  retain: 'keep',
  reticles: 'reticle',
  size: 'target',
  striking: 'striking',
  time: 'time',
  unarmed: 'fist',
  value: 'value',
} as const satisfies Readonly<Record<string, FaceSymbol>>;

type FigureName = keyof typeof SYMBOLS;

/** A printed figure with its symbol and its name. */
export function figure(name: FigureName, value: number | string): FaceFigure {
  return { symbol: SYMBOLS[name], value: `${value}`, label: stat(name, value) };
}

/** The same with its name below it. */
export function captioned(name: FigureName, value: number | string): FaceFigure {
  return { ...figure(name, value), caption: part(`caption.${name}`) };
}

/** A modifier with its sign. */
export function signedFigure(name: FigureName, amount: number): FaceFigure {
  return figure(name, signed(amount));
}

/** As many symbols as the figure says; `left` of them are full. */
export function pips(name: FigureName, count: number, left?: number): FaceFigure {
  return { ...figure(name, count), pips: { count, ...(left !== undefined && { left }) } };
}

/** The figure of a card that may not print it. */
export function maybe<V>(value: V | undefined, make: (value: V) => FaceFigure): readonly FaceFigure[] {
  return value === undefined ? [] : [make(value)];
}

/** The head of a column or row that prints a figure. */
export function head(text: string | number, label: TextPart, isLit = false): FaceHead {
  return { text: `${text}`, label: isLit ? part('face.lit', { label }) : label, ...(isLit && { isLit }) };
}

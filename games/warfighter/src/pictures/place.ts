import type { PlacePart, PlacePicture } from '@sitrep/art';
import type { LocationCard, ObjectiveCard } from '../content/cards.ts';
import { guess, type Sitter, worldOf } from './era.ts';

/** What a word of a place's name says about the view. */
const BY_WORD: readonly (readonly [words: string, parts: readonly PlacePart[]])[] = [
  ['convoy', ['road', 'truck', 'truck']],
  ['dump supply warehouse', ['depot']],
  ['plane airstrip strip', ['runway', 'plane']],
  ['helicopter', ['helicopter', 'scrub']],
  ['apc command', ['road', 'carrier']],
  ['rocket battery', ['truck', 'truck', 'sandbags']],
  ['crash', ['wreck']],
  ['huts village', ['huts']],
  ['bunker', ['bunker', 'wire']],
  ['bridge', ['bridge']],
  ['camp hostage', ['camp']],
  ['street city town hq', ['town']],
  ['ruins ruined', ['ruins']],
  ['church', ['church']],
  ['farm', ['farm']],
  ['river crossing ford', ['river']],
  ['road highway crossroads', ['road']],
  ['trail path', ['path', 'undergrowth']],
  ['forest wood woods', ['forest']],
  ['ridge slope', ['crestline']],
  ['field crops', ['crops']],
];

/** A view by the traits of a place. */
const BY_TRAIT: readonly (readonly [trait: string, parts: readonly PlacePart[]])[] = [
  ['Urban', ['town']],
  ['Water', ['river', 'undergrowth']],
  ['Ice', ['ice']],
  ['Mountain', ['peaks']],
  ['Desert', ['dunes']],
  ['Structure', ['farm']],
];

const WILD = {
  jungle: ['jungle'],
  desert: ['dunes'],
  europe: ['woods'],
  winter: ['forest', 'snowfall'],
  night: ['forest'],
} as const satisfies Readonly<Record<string, readonly PlacePart[]>>;

export function placePicture(sitter: Sitter<LocationCard | ObjectiveCard>): PlacePicture {
  const { card } = sitter;
  const byTrait = BY_TRAIT.find(([trait]) => card.traits?.includes(trait))?.[1];
  return { draw: 'place', parts: guess(card, BY_WORD) ?? byTrait ?? WILD[worldOf(sitter)] };
}

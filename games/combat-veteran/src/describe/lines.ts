import type { NounRef } from '@sitrep/contract';

/** What can be said of a piece, a weapon, a chit or ground; each language says it in `about.NAME`. */
export const LINES = [
  // soldiers
  'nation',
  'men',
  'ownFirepower',
  'noFirepower',
  'discipline',
  'rank',
  'medic',
  'hero',
  'startsWith',
  'startsIn',
  // weapons
  'issued',
  'plain',
  'plus',
  'circled',
  'onPeak',
  'range',
  'rangeAdded',
  'anyRange',
  'noArmor',
  'crew',
  'heavy',
  'oneUse',
  'backblast',
  'radio',
  'smoke',
  'fixed',
  // bunkers and chits
  'room',
  'lends',
  'dice',
  'skulls',
  'count',
  'last',
  'faceDown',
  'mortar',
  // ground
  'cost',
  'costAll',
  'costFromRiver',
  'crossing',
  'exposes',
  'protects',
  'protectsAcross',
  'neutral',
  'noShelter',
  'seenThrough',
  'blocks',
  'blocksLower',
  'level',
] as const;
export type Line = (typeof LINES)[number];

/** One line of what a piece says. */
export function say(line: Line, args?: NounRef['args']): NounRef {
  return args === undefined ? { key: `about.${line}` } : { key: `about.${line}`, args };
}

import type { Game } from './contract.ts';
import type { GameTypes } from './vocabulary.ts';

/** Where running the commands again first gives something else than the save holds. */
export interface Difference {
  readonly entry: number;
  /** Which event of the entry; absent when the entry as a whole was refused or broke. */
  readonly event?: number;
  readonly expected?: string;
  readonly actual?: string;
}

/**
 * How far the past of a match is known to be one that the rules lead to. Anybody can write a save whose hashes and
 * checksum fit; only running its commands again tells whether it was played.
 */
export type Past =
  | { readonly kind: 'verified' }
  /** Its commands are being run again: so many of the entries have been. */
  | { readonly kind: 'pending'; readonly checked: number; readonly entries: number }
  | { readonly kind: 'different'; readonly difference: Difference }
  /** It was begun under rules of another version, known or not, and cannot be checked under these. */
  | { readonly kind: 'olderRules'; readonly version: string }
  | { readonly kind: 'unknownRules'; readonly version: string };

export const VERIFIED: Past = { kind: 'verified' };

/** What rules of another version than the game's make of a past; `undefined` where it is the same version. */
export function otherRules<T extends GameTypes>(
  { version, olderVersions }: Pick<Game<T>, 'version' | 'olderVersions'>,
  begun: string,
): Past | undefined {
  if (begun === version) return undefined;
  return { kind: olderVersions.includes(begun) ? 'olderRules' : 'unknownRules', version: begun };
}

import type { Game } from './contract.ts';
import type { GameTypes } from './vocabulary.ts';

/** Where re-running the commands first differs from the save. */
export interface Difference {
  readonly entry: number;
  /** Which event of the entry; absent when the entry as a whole was refused or broke. */
  readonly event?: number;
  readonly expected?: string;
  readonly actual?: string;
}

/**
 * How far the past of a match is known to follow from the rules. Anybody can write a save whose hashes and checksum
 * match; only re-running its commands shows whether it was played.
 */
export type Past =
  | { readonly kind: 'verified' }
  /** Its commands are being re-run: this many entries so far. */
  | { readonly kind: 'pending'; readonly checked: number; readonly entries: number }
  | { readonly kind: 'different'; readonly difference: Difference }
  /** It was started under another version of the rules, known or not, and cannot be checked under these. */
  | { readonly kind: 'olderRules'; readonly version: string }
  | { readonly kind: 'unknownRules'; readonly version: string };

export const VERIFIED: Past = { kind: 'verified' };

/** The verdict on a past of another rules version; `undefined` if the version is the same. */
export function otherRules<T extends GameTypes>(
  { version, olderVersions }: Pick<Game<T>, 'version' | 'olderVersions'>,
  begun: string,
): Past | undefined {
  if (begun === version) return undefined;
  return { kind: olderVersions.includes(begun) ? 'olderRules' : 'unknownRules', version: begun };
}

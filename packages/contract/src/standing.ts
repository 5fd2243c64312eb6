import { type GameTypes, type Match, type Past, sameData } from '@sitrep/kernel';
import type { GameEntry } from './entry.ts';

/** How far a match can be trusted: unless it was simply played by the rules, it is marked wherever it is shown. */
export interface Standing {
  readonly past: Past;
  /** Its cards or maps are not among those installed here. */
  readonly hasOwnCards: boolean;
  /** Its dice and draws did not come from its key. */
  readonly isScripted: boolean;
}

/** The standing of a match; one that was started here needs no verifying. */
export function standingOf(
  entry: GameEntry,
  { isScripted, setup }: Pick<Match<GameTypes>, 'isScripted' | 'setup'>,
  past: Past = { kind: 'verified' },
): Standing {
  return { past, hasOwnCards: findInstalled(entry, setup.content) === undefined, isScripted };
}

/** Every content that the game comes with: a match uses one of them. */
export function installedContents(entry: GameEntry): readonly object[] {
  return [...new Set(entry.setups().map(({ content }) => content))];
}

/** The installed content that is the same as this, card by card. */
export function findInstalled(entry: GameEntry, content: object): object | undefined {
  return installedContents(entry).find((installed) => sameData(installed, content));
}

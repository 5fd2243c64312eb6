import type { NounRef } from './named.ts';

/** One mission of a match that is over, or the match itself where it has no parts. */
export interface Deed {
  /** The most informative first. */
  readonly title: readonly NounRef[];
  readonly team: readonly NounRef[];
  readonly isWon: boolean;
  /** How many goals there were, and how many of them were reached. */
  readonly goals: number;
  readonly reached: number;
}

/** What a match that is over adds to a player's record. */
export interface Deeds {
  /** Where it belongs: a game and its edition, from the general to the particular. */
  readonly world: readonly NounRef[];
  readonly missions: readonly Deed[];
  /** How far it got, if it was a campaign. */
  readonly campaign?: { readonly name: NounRef; readonly level: NounRef; readonly points: number };
}

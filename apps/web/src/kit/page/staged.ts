import type { Piece } from './piece.ts';

/** Somebody or something that a roll is about: a name, and the card whose picture stands beside it. */
export interface StagedSide {
  readonly name: string;
  readonly card?: string;
  /** What stands for it on the board. */
  readonly piece?: Piece;
  /** With what, or against what. */
  readonly note: string;
}

/** Dice that are rolled for the same, each of which has to show the same. */
export interface StagedDice {
  readonly label: string;
  readonly sides: number;
  readonly faces: readonly number[];
  /** The least face that counts, and how that is said; absent if nothing is needed. */
  readonly least?: number;
  readonly need: string;
  /** The face was not rolled: it counts as this one. */
  readonly isFixed?: boolean;
}

/** A step of the table that a die is read from: its faces, and what they do. */
export interface StagedRow {
  readonly faces: string;
  readonly words: string;
  /** The roll came to this one; shown once it is told. */
  readonly isReached: boolean;
}

/** How a roll ended: well for whoever rolled, in part, or not at all. */
export type VerdictTone = 'hit' | 'part' | 'miss';

/** A roll with all that a player wants to know before it lands and after. */
export interface StagedRoll {
  readonly kind: 'roll';
  /** Somebody else's roll against the seat: the stage is red. */
  readonly isFoe: boolean;
  readonly by: StagedSide;
  readonly at?: StagedSide;
  readonly dice: readonly StagedDice[];
  /** What the first of its dice may come to, where that is a table. */
  readonly rows?: readonly StagedRow[];
  readonly verdict: string;
  readonly tone: VerdictTone;
  /** What came of it, besides the verdict. */
  readonly outcome: readonly string[];
}

/** Cards that come into sight, one after the other. */
export interface StagedCards {
  readonly kind: 'cards';
  readonly cards: readonly string[];
  readonly words: string;
}

/** A line only: the pieces themselves show the rest. */
export interface StagedLine {
  readonly kind: 'line';
}

export type Staged = StagedRoll | StagedCards | StagedLine;

/** What happens to a piece when a beat is told. */
export interface Struck {
  readonly piece: Piece;
  readonly how: 'kill' | 'out' | 'suppress' | 'wound' | 'down';
}

import type { Seat } from '@sitrep/kernel';
import type { NounRef } from './named.ts';

/** A sentence of an outline. */
export interface OutlineLine {
  /** What it is about, where it stands in a list. */
  readonly title?: NounRef;
  readonly text: NounRef;
  /** The rule behind it, if it is one. */
  readonly rule?: string;
}

/** What counts for a side. */
export interface OutlineScore {
  /** How much it counts, or how many it takes where boxes are to be filled. */
  readonly worth: number;
  readonly text: NounRef;
}

/** How far a side has to go, and what takes it there. */
export interface TrackSide {
  readonly seat: Seat;
  readonly title: NounRef;
  /** How many it has to fill; absent where the other side's score is the measure. */
  readonly boxes?: number;
  readonly scores: readonly OutlineScore[];
}

/** What decides, to be drawn: two scores pull at one mark, or each side has boxes of its own to fill first. */
export interface OutlineTrack {
  readonly kind: 'balance' | 'race';
  /** In the order of the seats. */
  readonly sides: readonly TrackSide[];
}

export interface OutlineSection {
  readonly name: string;
  readonly title: NounRef;
  readonly track?: OutlineTrack;
  readonly lines: readonly OutlineLine[];
}

/** One side: with what it goes into the match, and what for. */
export interface OutlineSide {
  readonly seat: Seat;
  readonly name: NounRef;
  readonly forces: readonly NounRef[];
  readonly goals: readonly OutlineLine[];
}

/** A briefing, made from a set-up: everything that a player should know before the first decision. */
export interface Outline {
  readonly lead: NounRef;
  /** In the order of the seats. */
  readonly sides: readonly OutlineSide[];
  readonly sections: readonly OutlineSection[];
  /** The cards of the places that it is about, for its picture. */
  readonly places?: readonly string[];
}

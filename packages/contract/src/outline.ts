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

export interface OutlineSection {
  readonly name: string;
  readonly title: NounRef;
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
}

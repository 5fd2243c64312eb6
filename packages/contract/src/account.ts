import type { Seat, SeatEvent } from '@sitrep/kernel';
import type { Rationale } from './rationale.ts';

/** What happened in one stretch of a match, such as a phase: for feeds, recaps and reports after the action. */
export interface Chapter {
  readonly head: Rationale;
  /** Whose phase it is; absent if it is nobody's in particular. */
  readonly seat?: Seat;
  /** The seat's numbers of its first and its last event. */
  readonly span: readonly [first: number, last: number];
  /** What each side has suffered and done, by seat. */
  readonly tallies: readonly SideTally[];
  /** One for every act, in order. */
  readonly lines: readonly AccountLine[];
}

/** The figures of one side; those that are 0 are left out. */
export interface SideTally {
  readonly seat: Seat;
  /** Losses first. The message takes the `count`. */
  readonly figures: readonly { readonly key: string; readonly count: number }[];
  /** Dice that the side rolled in attacks, the hits that were to be expected of them, in thousandths, and those that came. */
  readonly dice: number;
  readonly expected: number;
  readonly hits: number;
}

/** One act: who, where, and what it cost. */
export interface AccountLine {
  readonly title: Rationale;
  /** The worst first. */
  readonly losses: readonly Rationale[];
  /** What it cost in all, for the order of moments in a recap; 0 if nothing. */
  readonly weight: number;
  /** What it sounds like, in order; the message `sound.NAME` is the caption. Absent if the game has no sounds. */
  readonly sounds?: readonly string[];
  /** The seat's numbers of its events: the details, and what to replay. */
  readonly events: readonly number[];
}

/** The account of what a seat was told, chapter by chapter. Pure: the same events give the same account. */
export type AccountOf<Content> = (content: Content, events: readonly SeatEvent[]) => readonly Chapter[];

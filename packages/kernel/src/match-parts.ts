import type { Decision } from './contract.ts';
import type { Entry } from './log.ts';
import type { Luck } from './luck.ts';
import type { Milestone } from './marks.ts';
import type { Refused, Result } from './refusals.ts';
import type { SeatState, State } from './state.ts';
import type { GameTypes, Immutable } from './vocabulary.ts';

/** Luck that does not come from the key, for examples and lessons. Such a match says so in its saves. */
export interface MatchOptions {
  readonly luck?: Luck;
}

/** Where folding the log starts: the opening, or the state that a fork continues from. */
export interface Base<T extends GameTypes> {
  /** Makes that state, a new one each time. */
  open(): State<T>;
  /** How many entries led there; they are history and not folded again. */
  readonly entries: number;
}

/** The past of a match. */
export interface Behind<T extends GameTypes> extends MatchOptions {
  readonly isScripted?: boolean;
  /** The version of the rules it was started under; the current one by default. */
  readonly rulesVersion?: string;
  /** False if the log came from outside and its commands have not been re-run. */
  readonly isVouched?: boolean;
  readonly log?: readonly Entry<T>[];
  readonly milestones?: readonly Milestone[];
  /** The state that the log leads to, if it is already known. */
  readonly state?: State<T>;
}

/** The first check of a request: the seat that makes it and what is open, or the final result. */
export type Admission<T extends GameTypes> =
  | { readonly own: Immutable<SeatState<T>>; readonly decision: Decision<T>; readonly result?: undefined }
  | { readonly own?: undefined; readonly result: Result<T> };

/** The number of the answer that undo would take back, or why there is none. */
export type Undoable<T extends GameTypes> = { readonly ok: true; readonly number: number } | Refused<T>;

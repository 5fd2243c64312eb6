import type { Decision } from './contract.ts';
import type { Entry } from './log.ts';
import type { Luck } from './luck.ts';
import type { Milestone } from './marks.ts';
import type { Refused, Result } from './refusals.ts';
import type { SeatState, State } from './state.ts';
import type { GameTypes, Immutable } from './vocabulary.ts';

/** Other luck than the key's, for examples and lessons. Such a match says so in its saves. */
export interface MatchOptions {
  readonly luck?: Luck;
}

/** Where the fold of the log begins: the opening, or the state that a fork goes on from. */
export interface Base<T extends GameTypes> {
  /** Makes that state, a new one each time. */
  open(): State<T>;
  /** How many entries led there; those are history and not folded again. */
  readonly entries: number;
}

/** What a match already has behind it. */
export interface Behind<T extends GameTypes> extends MatchOptions {
  readonly isScripted?: boolean;
  /** The version of the rules that it was begun under; the present one unless told. */
  readonly rulesVersion?: string;
  /** False where the log came from outside and nobody has run its commands again. */
  readonly isVouched?: boolean;
  readonly log?: readonly Entry<T>[];
  readonly milestones?: readonly Milestone[];
  /** The state that the log leads to, where it need not be folded. */
  readonly state?: State<T>;
}

/** What a request comes to before it is looked at closer: the seat that makes it and what is open, or the result. */
export type Admission<T extends GameTypes> =
  | { readonly own: Immutable<SeatState<T>>; readonly decision: Decision<T>; readonly result?: undefined }
  | { readonly own?: undefined; readonly result: Result<T> };

/** The number of the answer that undo would take back, or why there is none. */
export type Undoable<T extends GameTypes> = { readonly ok: true; readonly number: number } | Refused<T>;

import type { Hold, Policy, Standing } from '@sitrep/contract';
import type { Answer, Blocked, GameTypes, Refusal, Seat, SeatEvent, SeatView } from '@sitrep/kernel';
import type { ErrandState } from './errand.ts';
import type { Player } from './players.ts';

/** What is seen of a match from one place at one moment. Plain data that never changes. */
export interface Sight<T extends GameTypes = GameTypes> {
  /** Rises with every change that can be seen from here, and with nothing else. */
  readonly revision: number;
  readonly seat: Seat;
  /** What the seat may know, with the open decision and the result. */
  readonly view: SeatView<T>;
  /** Everything that has happened, as far as the seat may know, oldest first. */
  readonly events: readonly SeatEvent[];
  /** Those of the events that the sight before this one did not have. */
  readonly news: readonly SeatEvent[];
  /** Who answers for each seat. */
  readonly players: readonly Player[];
  /** What sets the match apart from one that was simply played by the rules. */
  readonly standing: Standing;
}

/** What a seat sees and can do: all that a screen shows without asking. */
export interface Snapshot<T extends GameTypes = GameTypes> extends Sight<T> {
  /** Whether the seat has yet to answer the open decision, `view.decision`. */
  readonly isAsked: boolean;
  readonly options: readonly Answer<T>[];
  /** What the seat might expect to do but cannot, with reasons. */
  readonly blocked: readonly Blocked<T>[];
  readonly undo: UndoState;
  /** How far the bundle has got that the seat gave last; absent once it has done something else. */
  readonly errand?: ErrandState;
  /** What the seat has settled in advance about its reactions, if anything. */
  readonly policy?: Policy;
  /** What the seat may settle beside the open question, if anything. */
  readonly holds?: readonly Hold[];
  /** The form that the seat has yet to commit, if one is open. */
  readonly form?: Form<T>;
  /** What went wrong outside the rules; the match goes on. */
  readonly faults: Faults;
}

/** Whether the seat's last answer can be taken back, and if not, what stands in the way. */
export type UndoState =
  | { readonly kind: 'possible' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'barrier'; readonly barrier: string; readonly rule?: string };

/** A form as far as it has been filled in. */
export interface Form<T extends GameTypes = GameTypes> {
  /** What a time-out would commit. */
  readonly usual: Answer<T>;
  /** What the seat has kept so far; the session does not judge it. */
  readonly draft?: object;
}

/** What keeps programs and the autosave from doing their part. */
export interface Faults {
  /** The program whose turn it is gave no answer, or one that was refused. Until something changes it is not asked again. */
  readonly program?: { readonly seat: Seat; readonly refusal?: Refusal };
  /** Why the last change could not be kept. */
  readonly keeping?: string;
}

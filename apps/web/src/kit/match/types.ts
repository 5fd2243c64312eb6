import type { Answer, Blocked, GameTypes, Match, Refusal, Seat, SeatEvent, SeatView } from '@sitrep/kernel';

/** Matches, answers and views of any game. */
export type AnyMatch = Match<GameTypes>;
export type AnyAnswer = Answer<GameTypes>;
export type AnyBlocked = Blocked<GameTypes>;
export type AnyView = SeatView<GameTypes>;

/** Who answers for a seat: a person at this screen, or a program. */
export const PLAYERS = ['person', 'greedy'] as const;
export type Player = (typeof PLAYERS)[number];

/** What keeps a program from answering: its answer was refused, or it found none. */
export interface BotFault {
  readonly refusal: Refusal | undefined;
}

/** What the screen shows of a match, all of it from the engine. A new one after every change. */
export interface Snapshot {
  /** Grows with every change; what is worked out from a snapshot holds as long as this stays. */
  readonly version: number;
  /** The seat that looks at the screen. */
  readonly seat: Seat;
  readonly view: AnyView;
  readonly options: readonly AnyAnswer[];
  readonly events: readonly SeatEvent[];
  /** Another person must take the screen over before anything is shown. */
  readonly isHandOver: boolean;
  /** A program is thinking. */
  readonly isWaiting: boolean;
  /** Why a program whose turn it is cannot answer; until something changes, nobody waits for it. */
  readonly botFault: BotFault | undefined;
  /** Why the last command could not be stored; the game goes on. */
  readonly saveFault: string | undefined;
}

/** What an answer means for undo: it can be taken back, it cannot, or it cannot and the turn passes on. */
export type Weight = 'light' | 'final' | 'turn';

/** Whether the seat's last answer can be taken back, and if not, what stands in the way. */
export type UndoState =
  | { readonly kind: 'possible' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'barrier'; readonly barrier: string; readonly rule: string | undefined };

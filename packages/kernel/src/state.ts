import type { Key } from './chance.ts';
import { InvariantError } from './invariant.ts';
import type { Answer, GameTypes, Immutable, ProcedureName, Seat } from './vocabulary.ts';

/** A set of seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4. */
export type SeatMask = number;

export const NOBODY: SeatMask = 0;

export function maskOf(seats: readonly Seat[]): SeatMask {
  let mask = NOBODY;
  for (const seat of seats) mask |= 1 << seat;
  return mask;
}

export function isIn(mask: SeatMask, seat: Seat): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** One running procedure: a frame of the rules' call stack, as data. */
export interface Frame {
  /** Changes at every step, so that it identifies the visit, not only the place. */
  id: number;
  readonly procedure: string;
  step: string;
  locals: object;
  /** The default cause of this frame's events. */
  readonly cause: number;
  /** Part of a chain of picks that has cost nothing yet and may be cancelled. */
  unpaid: boolean;
}

/**
 * A place for tokens (cards, counters, hexes), and the only place for hidden things. Because every move
 * between zones is an event, the kernel knows what a seat may see, what a move reveals, and what undo may cross.
 */
export interface Zone {
  /** Tokens of one pool are interchangeable while unseen. */
  readonly pool: string;
  /** The seats that know the tokens. The others know how many there are. */
  known: SeatMask;
  tokens: number[];
}

/** A zone as a game sets it up; `known` is `all`, `none` or the seats. */
export interface ZoneSetup {
  readonly pool: string;
  readonly known: 'all' | 'none' | readonly Seat[];
  readonly tokens?: readonly number[];
}

export interface SeatState<T extends GameTypes> {
  isPresent: boolean;
  hasConceded: boolean;
  /** Rises with every question put to the seat and every answer accepted from it: its number for the open question. */
  asked: number;
  /** Frame id of the decision that `asked` counts. */
  visit: number;
  /** The answer held back until the others have answered. */
  sealed: Answer<T> | undefined;
  /** Standing orders: the names of the windows that the seat passes. */
  orders: readonly string[];
}

/** What a state holds besides the procedures under way. */
interface Facts<T extends GameTypes> {
  readonly config: T['config'];
  readonly content: T['content'];
  game: T['game'];
  zones: Record<string, Zone>;
  seats: SeatState<T>[];
  chance: { key: Key; positions: Record<string, number> };
  /** Rises with every visit to a frame, every accepted answer and every undo: the host's number for what is open. */
  serial: number;
}

/** The complete state of a match at one moment. Plain data except `content` and `config`, which never change. */
export interface State<T extends GameTypes> extends Facts<T> {
  frames: Frame[];
}

declare const GAME: unique symbol;

/**
 * The procedures under way, as rules hold them: whose they are is known, what is in them is not. A procedure gets what it
 * needs as its locals and never looks into those of its caller; `topFrame` shows the one that runs.
 */
export interface Stack<T extends GameTypes> {
  readonly length: number;
  /** Never there: only the compiler reads it. */
  readonly [GAME]?: T;
}

/** The state as rules read it. */
export type Reading<T extends GameTypes> = Immutable<Facts<T>> & { readonly frames: Stack<T> };

/** The state as hosts, tools and tests read it: with what is in its frames. */
export type FullReading<T extends GameTypes> = Reading<T> & Immutable<State<T>>;

/** Reads a live state as immutable. The only cast of its kind: TypeScript cannot see that `T` fits `Immutable<T>`. */
export function reading<T extends GameTypes>(state: State<T>): FullReading<T> {
  return state as unknown as FullReading<T>;
}

export function everyone(state: { readonly seats: readonly unknown[] }): SeatMask {
  return (1 << state.seats.length) - 1;
}

/** A frame with its step and locals typed by its procedure. */
export type RunningFrame<T extends GameTypes> = {
  [P in ProcedureName<T>]: {
    readonly procedure: P;
    readonly step: P extends keyof T['steps'] ? T['steps'][P] : never;
    readonly locals: Immutable<T['frames'][P]>;
    readonly unpaid: boolean;
  };
}[ProcedureName<T>];

/** The procedure that runs, if any is left: `procedure` tells which step and locals it has. */
export function topFrame<T extends GameTypes>(state: {
  readonly frames: Stack<T>;
}): RunningFrame<T> | undefined {
  // Steps and locals are only ever written by the procedure that a frame names.
  return lastFrame(state) as RunningFrame<T> | undefined;
}

/** All procedures under way, the one that runs last: for what makes another state of a whole one. */
export function allFrames<T extends GameTypes>({ frames }: State<T>): readonly RunningFrame<T>[] {
  // As above.
  return frames as readonly object[] as readonly RunningFrame<T>[];
}

/** The locals of the procedure that runs, if it is this one. */
export function topLocals<T extends GameTypes, P extends ProcedureName<T>>(
  state: { readonly frames: Stack<T> },
  procedure: P,
): Immutable<T['frames'][P]> | undefined {
  const frame = lastFrame(state);
  // A frame's locals are those of the procedure that it names.
  return frame?.procedure === procedure ? (frame.locals as Immutable<T['frames'][P]>) : undefined;
}

/** The frame on top of the stack, untyped: what the kernel itself goes by. */
export function lastFrame({
  frames,
}: {
  readonly frames: { readonly length: number };
}): Immutable<Frame> | undefined {
  // Every state's stack is a list of frames.
  return (frames as readonly Frame[])[frames.length - 1];
}

/** The same, when there must be one. */
export function getLastFrame(state: { readonly frames: { readonly length: number } }): Immutable<Frame> {
  return required(lastFrame(state));
}

/** The frame on top of a live stack, to be written to. */
export function getTopFrame({ frames }: { readonly frames: readonly Frame[] }): Frame {
  return required(frames[frames.length - 1]);
}

function required<F>(frame: F | undefined): F {
  if (frame === undefined) throw new InvariantError('NO_FRAME', 'no procedure is under way');
  return frame;
}

/** The part of the state that is hashed: everything that is not constant. */
export function hashed<T extends GameTypes>(state: State<T>): object {
  const { game, frames, zones, seats, chance, serial } = state;
  return { game, frames, zones, seats, chance, serial };
}

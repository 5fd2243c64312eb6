import type { Key } from './chance.ts';
import { InvariantError } from './invariant.ts';
import type { Answer, GameTypes, Immutable, Seat } from './vocabulary.ts';

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

/** The complete state of a match at one moment. Plain data except `content` and `config`, which never change. */
export interface State<T extends GameTypes> {
  readonly config: T['config'];
  readonly content: T['content'];
  game: T['game'];
  frames: Frame[];
  zones: Record<string, Zone>;
  seats: SeatState<T>[];
  chance: { key: Key; positions: Record<string, number> };
  /** Rises with every visit to a frame, every accepted answer and every undo: the host's number for what is open. */
  serial: number;
}

/** The state as rules read it. */
export type Reading<T extends GameTypes> = Immutable<State<T>>;

/** Reads a live state as immutable. The only cast of its kind: TypeScript cannot see that `T` fits `Immutable<T>`. */
export function reading<T extends GameTypes>(state: State<T>): Reading<T> {
  return state as unknown as Reading<T>;
}

export function everyone(state: { readonly seats: readonly unknown[] }): SeatMask {
  return (1 << state.seats.length) - 1;
}

/** The frame on top of the stack, if any is left. */
export function topFrame<F>(state: { readonly frames: readonly F[] }): F | undefined {
  return state.frames[state.frames.length - 1];
}

/** The same, when there must be one. */
export function getTopFrame<F>(state: { readonly frames: readonly F[] }): F {
  const frame = topFrame(state);
  if (frame === undefined) throw new InvariantError('NO_FRAME', 'no procedure is under way');
  return frame;
}

/** The part of the state that is hashed: everything that is not constant. */
export function hashed<T extends GameTypes>(state: State<T>): object {
  const { game, frames, zones, seats, chance, serial } = state;
  return { game, frames, zones, seats, chance, serial };
}

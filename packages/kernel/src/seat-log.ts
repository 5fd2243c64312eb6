import type { Game } from './contract.ts';
import { type AnyEvent, isKernelEvent, type KernelEvent } from './events.ts';
import { InvariantError } from './invariant.ts';
import { type Entry, takenBy } from './log.ts';
import { isIn } from './state.ts';
import type { GameTypes, Immutable, Seat } from './vocabulary.ts';

/** An event as a seat may know it, under the seat's own numbers: hidden events leave no gap. */
export interface SeatEvent {
  readonly n: number;
  readonly type: string;
  /** The seat's own number for the event that caused this one, if it saw it. */
  readonly cause?: number;
  readonly [detail: string]: unknown;
}

/** Turns the log into what one seat may know, as it grows. */
export class SeatLog<T extends GameTypes> {
  readonly events: SeatEvent[] = [];
  readonly #game: Game<T>;
  readonly #seat: Seat;
  /** For each event of the match, the seat's number for it or its nearest visible cause; -1 if there is none. */
  readonly #known: number[] = [];
  /** For each entry, how many events the seat knew of before it. */
  readonly #starts: number[] = [];
  readonly #undone = new Set<number>();

  constructor(game: Game<T>, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
  }

  /** Reads the entries that are new since the last time. */
  follow(log: readonly Entry<T>[]): readonly SeatEvent[] {
    for (const { act, events } of log.slice(this.#starts.length)) {
      const entry = this.#starts.length;
      this.#starts.push(this.events.length);
      const taken = act.type === 'undo' ? takenBy(log, entry, act.entry, this.#undone) : [];
      for (const index of taken) this.#undone.add(index);
      for (const event of events) this.#add(event, taken);
    }
    return this.events;
  }

  #add(event: AnyEvent<T>, undone: readonly number[]): void {
    const cause = event.cause === undefined ? -1 : (this.#known[event.cause] ?? -1);
    const seen = this.#redact(event, undone);
    if (seen === undefined) {
      this.#known.push(cause);
      return;
    }
    const n = this.events.length;
    const { cause: _own, ...facts } = seen as { cause?: unknown; type: string };
    this.events.push({ ...facts, n, ...(cause >= 0 && { cause }) });
    this.#known.push(n);
  }

  #redact(event: AnyEvent<T>, undone: readonly number[]): object | undefined {
    if (!isKernelEvent(event)) return this.#game.redact(event as Immutable<T['event']>, this.#seat);
    if (event.type !== 'undone') return redactKernel(event, this.#seat);
    const taken = undone.flatMap((entry) => this.#numbersOf(entry));
    return taken.length === 0 ? undefined : { type: 'undone', seat: event.seat, taken };
  }

  /** The seat's own numbers for everything it knows of an entry. */
  #numbersOf(entry: number): readonly number[] {
    const [from = 0, to = 0] = this.#starts.slice(entry, entry + 2);
    return Array.from({ length: to - from }, (_, index) => from + index);
  }
}

/** The numbers of the events that were taken back: an `undone` event names them in `taken`. */
export function takenBack(events: readonly SeatEvent[]): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const event of events)
    if (event.type === 'undone') for (const n of numbersIn(event.taken)) taken.add(n);
  return taken;
}

function numbersIn(value: unknown): readonly number[] {
  const isGood = Array.isArray(value) && value.every((item) => typeof item === 'number');
  if (!isGood)
    throw new InvariantError('EVENT_BROKEN', 'an undone event names the events that were taken back');
  return value;
}

/** What happened and still counts: all events except those that were undone, and the undos. */
export function effectiveEvents(events: readonly SeatEvent[]): readonly SeatEvent[] {
  const taken = takenBack(events);
  return events.filter(({ n, type }) => type !== 'undone' && !taken.has(n));
}

/** The kernel's events as a seat may know them; frames, questions and answers are never shown. */
function redactKernel<T extends GameTypes>(
  event: Exclude<KernelEvent<T>, { type: 'undone' }>,
  seat: Seat,
): object | undefined {
  switch (event.type) {
    case 'rolled': {
      const { type, rule, name, sides, dice } = event;
      return isIn(event.seen, seat) ? { type, rule, name, sides, dice } : undefined;
    }
    case 'drawn':
    case 'moved': {
      const { type, rule, from, into, tokens } = event;
      return { type, rule, from, into, count: tokens.length, ...(isIn(event.seen, seat) && { tokens }) };
    }
    case 'zoneOpened': {
      const { type, rule, zone, known, tokens } = event;
      return { type, rule, zone, known, ...(isIn(known, seat) && { tokens }) };
    }
    case 'seatChanged':
    case 'conceded':
      return event;
    case 'rekeyed':
      return { type: event.type };
    default:
      return undefined;
  }
}

import type { Told } from '@sitrep/contract';
import { type AnyEvent, type Entry, type GameTypes, isKernelEvent } from '@sitrep/kernel';

type Events = readonly AnyEvent<GameTypes>[];

/** How far a list has been read, and how many of the game's own events that were. */
interface Progress {
  readonly read: number;
  readonly own: number;
}

const ONLOOKER = -1;
const START: Progress = { read: 0, own: 0 };

/**
 * Knows when something in the log or in a seat's events happened: how many of the game's own events came before an event,
 * or before an answer was given.
 */
export function makeTimeline() {
  const places = new WeakMap<object, number>();
  const progress = new Map<number, Progress>();
  let log = START;

  function pass(events: Events, own: number): number {
    let place = own;
    for (const event of events) {
      places.set(event, place);
      if (!isKernelEvent(event)) place += 1;
    }
    return place;
  }

  function readLog(entries: readonly Entry<GameTypes>[]): void {
    let { own } = log;
    for (const { act, events } of entries.slice(log.read)) {
      if (act.type === 'answer') places.set(act.answer, own);
      own = pass(events, own);
    }
    log = { read: entries.length, own };
  }

  function readSeat(seat: number, events: Events): void {
    const { read, own } = progress.get(seat) ?? START;
    progress.set(seat, { read: events.length, own: pass(events.slice(read), own) });
  }

  return {
    follow(match: Told): void {
      readLog(match.log ?? []);
      // A seat's events have other fields, but types that are told apart the same way.
      for (const seat of match.view(ONLOOKER).seats.keys())
        readSeat(seat, match.events(seat) as unknown as Events);
    },
    before: (data: object): number | undefined => places.get(data),
  };
}

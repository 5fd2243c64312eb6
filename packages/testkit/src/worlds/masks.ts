import {
  type AnyEvent,
  type Entry,
  type GameTypes,
  isKernelEvent,
  type KernelEvent,
  type Seat,
  type SeatMask,
} from '@sitrep/kernel';
import type { AnyMatch } from '../subject.ts';

/** The kernel's events that show dice or tokens to the seats in their mask. */
export type Showing = Extract<KernelEvent<GameTypes>, { type: 'rolled' | 'drawn' | 'moved' | 'zoneOpened' }>;

export const SHOWINGS: readonly string[] = ['rolled', 'drawn', 'moved', 'zoneOpened'];

export function isSeenBy(mask: SeatMask, seat: Seat): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** Whether the event's own mask lets the seat know which tokens or dice they are. */
export function shows(event: Showing, seat: Seat): boolean {
  return isSeenBy(event.type === 'zoneOpened' ? event.known : event.seen, seat);
}

/** Whether the seat learns something from it: tokens it already knew tell it nothing, not even by their order. */
function isNews(event: Showing, seat: Seat): boolean {
  return event.type === 'moved' || event.type === 'zoneOpened'
    ? isSeenBy(event.news, seat)
    : shows(event, seat);
}

/** The events that the seat learns of, in order: all token moves, but only dice that it sees. */
export function showingsTo(events: readonly AnyEvent<GameTypes>[], seat: Seat): readonly Showing[] {
  return events.filter(isShowing).filter((event) => event.type !== 'rolled' || shows(event, seat));
}

/** Whether the mask of the match event lets the seat learn what the seat's own version of it says. */
export function isNewsByMask(match: AnyMatch, seat: Seat, number: number): boolean {
  const told = match.events(seat);
  const type = told[number]?.type ?? '';
  if (!SHOWINGS.includes(type)) return false;
  const before = told.slice(0, number).filter((event) => SHOWINGS.includes(event.type)).length;
  const meant = showingsTo(match.log.flatMap(eventsOf), seat)[before];
  return meant?.type === type && isNews(meant, seat);
}

function eventsOf({ events }: Entry<GameTypes>): readonly AnyEvent<GameTypes>[] {
  return events;
}

function isShowing(event: AnyEvent<GameTypes>): event is Showing {
  return isKernelEvent(event) && SHOWINGS.includes(event.type);
}

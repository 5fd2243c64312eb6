import type { Policy } from '@sitrep/contract';
import type { Session } from './session.ts';

/** The games that this page has open, so that leaving and coming back does not read them from the store again. */
const live = new Map<string, Session>();

export function keepLive(session: Session): Session {
  live.set(session.id, session);
  return session;
}

export function findLive(id: string): Session | undefined {
  return live.get(id);
}

export function dropLive(id: string): void {
  live.delete(id);
}

/** Tells the open games of a kind what a seat has settled away from the table. */
export function settleLive(game: string, seat: number, policy: Policy): void {
  for (const { host } of live.values())
    if (host.entry.id === game && host.players[seat] === 'person') host.settle(seat, policy);
}

/** Nobody has the screen any more: a game that people share is covered until one of them takes it. */
export function leaveTables(): void {
  for (const { seating } of live.values()) seating.leave();
}

import type { Seat } from '@sitrep/kernel';
import { type Host, openLocal, type SeatClient } from '@sitrep/session';
import { readPolicy } from '../settings/policies.ts';
import { openSeating, type Seating } from './seating.ts';

/** A match that is played on this page. */
export interface Session {
  /** The name under which it is stored. */
  readonly id: string;
  readonly host: Host;
  /** What the players call themselves, by seat; empty for those without a name. */
  readonly names: readonly string[];
  /** Who is at the screen. */
  readonly seating: Seating;
  /** What the screen of a seat's player reads and asks. */
  clientOf(seat: Seat): SeatClient;
}

export interface SessionSetup extends Pick<Session, 'id' | 'host' | 'names'> {
  /** The match was not started here: anybody may be at the screen. */
  readonly isResumed?: boolean;
  /** Opens the client of a seat; the plain one by default. */
  open?(host: Host, seat: Seat): SeatClient;
}

export function openSession({ id, host, names, isResumed = false, open = openLocal }: SessionSetup): Session {
  const clients = new Map<Seat, SeatClient>();
  for (const [seat, player] of host.players.entries())
    if (player === 'person') host.settle(seat, readPolicy(host.entry.id, seat));
  return {
    id,
    host,
    names,
    seating: openSeating(host, isResumed),
    clientOf(seat) {
      const client = clients.get(seat) ?? open(host, seat);
      clients.set(seat, client);
      return client;
    },
  };
}

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

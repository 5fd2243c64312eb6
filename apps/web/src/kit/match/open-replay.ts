import type { Problem } from '@sitrep/kernel';
import { findLive } from './live-sessions.ts';
import { openGame } from './open-match.ts';
import type { Session } from './session.ts';
import { unpackMatch } from './share-link.ts';

/** A match to look back on: one that is stored, or came by a link and has no name yet. */
export type Replayed = Pick<Session, 'id' | 'host' | 'names'>;

export type OpenedReplay =
  | { readonly ok: true; readonly replayed: Replayed }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A stored game to look back on. */
export async function openReplay(id: string): Promise<OpenedReplay> {
  const live = findLive(id);
  if (live !== undefined) return { ok: true, replayed: live };
  const opened = await openGame(id);
  return opened.ok ? { ok: true, replayed: opened.session } : opened;
}

/** A game that came by a link. It is stored only when somebody goes on with it. */
export async function openShared(data: string): Promise<OpenedReplay> {
  const unpacked = await unpackMatch(data);
  return unpacked.ok ? { ok: true, replayed: { id: '', host: unpacked.value, names: [] } } : unpacked;
}

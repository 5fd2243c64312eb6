import type { Problem } from '@sitrep/kernel';
import { findLive } from './live-sessions.ts';
import { openGame } from './open-match.ts';
import type { Replayed } from './replay.ts';
import { unpackMatch } from './share-link.ts';

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
export function openShared(data: string): Promise<OpenedReplay> {
  return unpackMatch(data);
}

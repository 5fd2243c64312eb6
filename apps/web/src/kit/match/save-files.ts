import { findGame } from '@sitrep/catalog';
import { formatSave, type GameTypes, type Problem, parseSave } from '@sitrep/kernel';
import { loadHost } from '@sitrep/session';
import { readGame } from '../saves/save-store.ts';
import { keepHost, saveOf } from './open-match.ts';
import { verifyPast } from './verify-past.ts';

/** A stored game as the text of a save file, which any client of the game opens; `undefined` when it is gone or broken. */
export async function exportGame(id: string): Promise<string | undefined> {
  const stored = await readGame(id);
  const entry = stored && findGame(stored.record.game);
  if (stored === undefined || entry === undefined) return undefined;
  const loaded = loadHost(entry, saveOf(stored));
  return loaded.ok ? formatSave(loaded.value.save()) : undefined;
}

/** Imports a save file into the store as a new game, or lists everything that is wrong with it. */
export async function importGame(
  text: string,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problems: readonly Problem[] }
> {
  const parsed = parseSave<GameTypes>(text);
  if (!parsed.ok) return parsed;
  const entry = findGame(parsed.value.game);
  if (entry === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const loaded = loadHost(entry, parsed.value);
  if (!loaded.ok) return loaded;
  await verifyPast(loaded.value);
  return { ok: true, id: (await keepHost(loaded.value)).id };
}

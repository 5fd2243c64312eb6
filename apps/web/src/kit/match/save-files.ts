import { findGame } from '@sitrep/catalog';
import { formatSave, type GameTypes, loadMatch, makeSave, type Problem, parseSave } from '@sitrep/kernel';
import { readGame } from '../saves/save-store.ts';
import { keepMatch, saveOf } from './open-match.ts';
import { verifyStanding } from './standing.ts';

/** A stored game as the text of a save file, which any client of the game opens; `undefined` when it is gone or broken. */
export async function exportGame(id: string): Promise<string | undefined> {
  const stored = await readGame(id);
  const entry = stored && findGame(stored.record.game);
  if (stored === undefined || entry === undefined) return undefined;
  const loaded = loadMatch(entry.game, saveOf(stored));
  return loaded.ok ? formatSave(makeSave(loaded.value.match)) : undefined;
}

/** Takes a save file into the store as a game of its own, or says all that is wrong with it. */
export async function importGame(
  text: string,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problems: readonly Problem[] }
> {
  const parsed = parseSave<GameTypes>(text);
  if (!parsed.ok) return parsed;
  const entry = findGame(parsed.value.game);
  if (entry === undefined) return { ok: false, problems: [{ code: 'GAME_UNKNOWN', path: 'game' }] };
  const loaded = loadMatch(entry.game, parsed.value);
  if (!loaded.ok) return loaded;
  const { match, verifier } = loaded.value;
  const players = match.state.seats.map(() => 'person' as const);
  const standing = await verifyStanding(entry, match, verifier);
  const session = await keepMatch(entry, match, { players, standing });
  return { ok: true, id: session.id };
}

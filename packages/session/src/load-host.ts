import type { GameEntry } from '@sitrep/contract';
import { type Checked, type GameTypes, loadMatch, type Save, type SaveProblem } from '@sitrep/kernel';
import { Host } from './host.ts';

/** Continues the match of a save, which is yet to be verified; or lists every problem of the save. */
export function loadHost(entry: GameEntry, save: Save<GameTypes>): Checked<Host, SaveProblem> {
  const loaded = loadMatch(entry.game, save);
  if (!loaded.ok) return loaded;
  const { match, verifier } = loaded.value;
  return { ok: true, value: new Host({ entry, match, verifier }) };
}

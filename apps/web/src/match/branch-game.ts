import { makeKey } from '@sitrep/kernel';
import { keepLive } from './live-sessions.ts';
import { keepMatch, makeSeed } from './open-match.ts';
import type { Replayed } from './replay.ts';

/** Starts a game of its own from after an entry of another; its dice are new. Returns its id. */
export async function branchGame(replayed: Replayed, from: number): Promise<string> {
  const { entry, match, players, names, standing } = replayed;
  const branched = match.branch(from, makeKey(makeSeed()));
  if (!branched.ok) throw new Error(`there is no entry ${from}`);
  return keepLive(await keepMatch(entry, branched.value, { players, names, standing })).id;
}

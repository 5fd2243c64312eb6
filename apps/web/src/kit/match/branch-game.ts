import { makeKey } from '@sitrep/kernel';
import { keepLive } from './live-sessions.ts';
import { keepMatch, newSeed } from './open-match.ts';
import type { Replayed } from './replay.ts';

/** Starts a game of its own from after an entry of another; its dice are new. Returns its id. */
export async function branchGame(replayed: Replayed, from: number): Promise<string> {
  const { entry, match, players, names, standing } = replayed;
  // Luck that was wished for goes on as another one: the dice that were seen must not come again.
  const branched = match.branch(from, makeKey(`${newSeed()} from ${from}`));
  if (!branched.ok) throw new Error(`there is no entry ${from}`);
  return keepLive(await keepMatch(entry, branched.value, { players, names, standing })).id;
}

import { makeKey } from '@sitrep/kernel';
import { keepLive } from './live-sessions.ts';
import { keepHost, newSeed } from './open-match.ts';
import type { Session } from './session.ts';

/** Starts a game of its own from after an entry of another; its dice are new. Returns its id. */
export async function branchGame(
  { host, names }: Pick<Session, 'host' | 'names'>,
  from: number,
): Promise<string> {
  // Luck that was wished for goes on as another one: the dice that were seen must not come again.
  const branched = host.branch(from, makeKey(`${newSeed()} from ${from}`));
  if (!branched.ok) throw new Error(`there is no entry ${from}`);
  return keepLive(await keepHost(branched.value, names)).id;
}

import { makeKey } from '@sitrep/kernel';
import { keepLive } from './live-sessions.ts';
import { keepHost, newSeed } from './open-match.ts';
import type { Session } from './session.ts';

/** Starts a new game from after an entry of another, with new dice. Returns its id. */
export async function branchGame(
  { host, names }: Pick<Session, 'host' | 'names'>,
  from: number,
): Promise<string> {
  // A chosen seed must not bring back dice that were already seen.
  const branched = host.branch(from, makeKey(`${newSeed()} from ${from}`));
  if (!branched.ok) throw new Error(`there is no entry ${from}`);
  return keepLive(await keepHost(branched.value, names)).id;
}

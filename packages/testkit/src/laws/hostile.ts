import { sendHostile } from '../hostile.ts';
import type { Law, Watcher } from '../law.ts';

/** How many are sent at every decision. */
export const HOSTILE_REQUESTS = 3;

export const hostile: Law = {
  name: 'hostile',
  statement: 'A request that no honest client sends is refused and leaves no trace.',
  watch({ match, random }): Watcher {
    return { decision: () => sendHostile(match, random, HOSTILE_REQUESTS) };
  },
};

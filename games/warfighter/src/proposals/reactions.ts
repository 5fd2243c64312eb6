import type { PolicyField, Reactions } from '@sitrep/contract';
import { type Decision, PASS } from '@sitrep/kernel';
import type { WarTypes } from '../types.ts';

const FIELDS: readonly PolicyField[] = [
  { name: 'harmless', title: { key: 'policy.harmless' }, kind: 'switch', least: 0, most: 1, usual: 0 },
];

/** The chances to react to what hostiles do. */
const WINDOWS: readonly string[] = ['beforeRollChance', 'afterRollChance', 'woundChance'];

/** The turn in which the player does not react any more. */
const HELD = 'heldTurn';

/** Whether a hostile has rolled, and nothing would come of it. */
function isHarmless({ name, about = {} }: Decision<WarTypes>): boolean {
  return name === 'afterRollChance' && 'result' in about && about.result === 'nothing';
}

/** WF-HOST-52: a player may pass all chances of a turn at once, and is asked about a roll without effect only if he wants to be. */
export const reactions: Reactions<WarTypes> = {
  fields: FIELDS,
  marks: [HELD],
  holds: ({ game }, { name }) =>
    WINDOWS.includes(name)
      ? [{ name: 'turn', title: { key: 'policy.holdTurn' }, policy: { [HELD]: game.turn } }]
      : [],
  answer({ game }, decision, _seat, policy) {
    if (!WINDOWS.includes(decision.name)) return undefined;
    const isSpared = policy.harmless === 0 && isHarmless(decision);
    return isSpared || policy[HELD] === game.turn ? [PASS] : undefined;
  },
  isOpenly: () => true,
  quiet: () => [PASS],
};

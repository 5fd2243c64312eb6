import type { Decision } from '@sitrep/kernel';
import type { Trigger } from '../content/vocabulary.ts';
import { abilitiesOf } from '../queries/abilities.ts';
import { xpCost } from '../queries/costs.ts';
import { cardOfToken, type Read } from '../queries/lookup.ts';
import { spokenOf } from '../queries/playing.ts';
import type { Command, WarTypes } from '../types.ts';

/** What is played at which of the moments that are about one Soldier. */
const MOMENTS: Readonly<Record<string, Trigger>> = {
  boostChance: 'declareAttack',
  targetChoice: 'declareAttack',
  beforeRollChance: 'hostileDeclares',
};

/**
 * WF-CARD-12: what serves only its holder as printed serves another Soldier upgunned. There is nothing to choose then,
 * and so nobody is asked about this XP.
 */
export function xpPaidFor(
  state: Read,
  { name, about }: Decision<WarTypes>,
  { soldier, card }: Extract<Command, { type: 'playCard' }>,
): number {
  // The public facts of these prompts are numbers.
  const { soldier: served = soldier } = (about ?? {}) as Readonly<Record<string, number>>;
  if (served === soldier) return 0;
  const abilities = abilitiesOf(cardOfToken(state, card));
  const played = abilities.find(({ when, upgun }) => when === MOMENTS[name] && upgun !== undefined);
  const isForHolder = played !== undefined && spokenOf(played, false).who.who === 'self';
  return isForHolder ? xpCost(played, true) : 0;
}

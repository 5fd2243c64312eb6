import type { Ability, Effect } from '../../content/vocabulary.ts';
import type { Boost } from '../../types.ts';
import { abilitiesOf } from '../in-force/abilities.ts';
import { getCard, type Read } from '../table/lookup.ts';

/** The ability that joins an attack or an entrance. */
export function boostAbility(state: Read, { card, ability }: Boost): Ability | undefined {
  return abilitiesOf(getCard(state, card))[ability];
}

/** What it does there, printed or upgunned (WF-CARD-12). */
export function boostEffects(state: Read, boost: Boost): readonly Effect[] {
  const ability = boostAbility(state, boost);
  return (boost.isUpgunned ? ability?.upgun?.do : undefined) ?? ability?.do ?? [];
}

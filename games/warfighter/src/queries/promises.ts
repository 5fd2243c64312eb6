import type { Boost } from '../types.ts';
import { type Read, team } from './lookup.ts';

/** How often boosters of a chain that is not paid for yet will use an ability of something in play. */
export function promisedUses(
  { frames = [] }: Read,
  soldier: number,
  source: string,
  ability: number,
): number {
  return frames.reduce((sum, { unpaid, locals }) => {
    const { boosts = [] } = locals as { readonly boosts?: readonly Boost[] };
    const isMeant = (boost: Boost) =>
      boost.soldier === soldier && boost.source === source && boost.ability === ability;
    return unpaid ? sum + boosts.filter(isMeant).length : sum;
  }, 0);
}

/** The Soldiers whose XP boosters of a chain that is not paid for yet will take, one entry per point. */
export function promisedXp({ frames }: Read): readonly number[] {
  return frames.flatMap(({ unpaid, locals }) => {
    // Moves and attacks keep their boosters under this name; other frames have none.
    const { boosts = [] } = locals as { readonly boosts?: readonly Boost[] };
    return unpaid ? boosts.flatMap(({ payers }) => payers) : [];
  });
}

/** The team's XP that nothing has been promised yet. */
export function freeXp(state: Read): number {
  return team(state).reduce((sum, { xp }) => sum + xp, -promisedXp(state).length);
}

import type { Boost } from '../../types.ts';
import type { Read } from './lookup.ts';

/** Moves and attacks keep their boosters under this name; other frames have none. */
interface Boosted {
  readonly boosts?: readonly Boost[];
}

/** How often boosters of a chain that is not paid for yet will use an ability of something in play. */
export function promisedUses(
  { frames = [] }: Read,
  soldier: number,
  source: string,
  ability: number,
): number {
  let uses = 0;
  for (const { unpaid, locals } of frames) {
    if (!unpaid) continue;
    for (const boost of (locals as Boosted).boosts ?? [])
      if (boost.soldier === soldier && boost.source === source && boost.ability === ability) uses += 1;
  }
  return uses;
}

/** The Soldiers whose XP boosters of a chain that is not paid for yet will take, one entry per point. */
export function promisedXp({ frames }: Read): readonly number[] {
  let promised: readonly number[] = NOBODY;
  for (const { unpaid, locals } of frames) {
    if (!unpaid) continue;
    for (const { payers } of (locals as Boosted).boosts ?? []) promised = [...promised, ...payers];
  }
  return promised;
}

const NOBODY: readonly number[] = [];

/** The team's XP that nothing has been promised yet. */
export function freeXp(state: Read): number {
  let xp = -promisedXp(state).length;
  for (const soldier of state.game.soldiers) if (soldier.standing === 'in') xp += soldier.xp;
  return xp;
}

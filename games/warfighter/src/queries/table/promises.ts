import { topFrame } from '@sitrep/kernel';
import type { Boost, Joins } from '../../types.ts';
import type { Read } from './lookup.ts';

const NONE: readonly Boost[] = [];

/** The boosters of the current chain, as long as it is not paid for. */
function promisedBoosts(state: Read): readonly Boost[] {
  const frame = topFrame(state);
  if (!frame?.unpaid) return NONE;
  switch (frame.procedure) {
    case 'attack':
    case 'move':
      return frame.locals.boosts;
    case 'playBooster':
      return joinedBoosts(frame.locals.joins);
    case 'payDiscards':
      return frame.locals.within?.entrance.boosts ?? NONE;
    default:
      return NONE;
  }
}

/** The boosters before this one, as long as what they join is not paid for. */
export function joinedBoosts(joins: Joins): readonly Boost[] {
  if (joins.what === 'entrance') return joins.entrance.boosts;
  return joins.what === 'declaration' ? joins.boosts : NONE;
}

/** The Soldiers whose XP these boosters take, one entry per point. */
export function payersOf(boosts: readonly Boost[]): readonly number[] {
  return boosts.flatMap(({ payers }) => payers);
}

/** How often boosters of a chain that is not paid for yet will use an ability of something in play. */
export function promisedUses(state: Read, soldier: number, source: string, ability: number): number {
  let uses = 0;
  for (const boost of promisedBoosts(state))
    if (boost.soldier === soldier && boost.source === source && boost.ability === ability) uses += 1;
  return uses;
}

/** The team's XP that is not promised to anything yet. */
export function freeXp(state: Read): number {
  let xp = 0;
  for (const { payers } of promisedBoosts(state)) xp -= payers.length;
  for (const soldier of state.game.soldiers) if (soldier.standing === 'in') xp += soldier.xp;
  return xp;
}

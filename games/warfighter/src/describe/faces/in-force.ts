import type { FaceSituation } from '@sitrep/contract';
import { uncoveredReticles } from '../../queries/in-force/reticles.ts';
import { bandOf } from '../../queries/mission/objective.ts';
import { healthOf } from '../../queries/soldiers/soldiers.ts';
import { findHostile, type Read } from '../../queries/table/lookup.ts';
import type { WarTypes } from '../../types.ts';

/** What of a card's tables is in force; nothing of it outside a match. */
export interface InForce {
  /** The band of the team's value (WF-HOST-05), counted from 0. */
  readonly band?: number;
  /** The uncovered reticles of the hostile card, and how far its target is. */
  readonly uncovered?: number;
  readonly distance?: number;
  /** The Soldier's Health. */
  readonly health?: number;
}

/** What is in force for a card, or for the piece in play that it is: a hostile card's token, a Soldier's number. */
export function inForceOf(type: string, { state, piece }: FaceSituation<WarTypes>): InForce {
  if (type === 'hostile') return hostileNow(state, piece ?? -1);
  if (type === 'soldier') return soldierNow(state, piece ?? 0);
  const { teamValue } = state.game;
  return teamValue > 0 ? { band: bandOf(teamValue) } : {};
}

function hostileNow(state: Read, token: number): InForce {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return {};
  const target = state.game.soldiers[hostile.target - 1];
  return {
    uncovered: uncoveredReticles(state, hostile),
    ...(target !== undefined && { distance: Math.abs(hostile.slot - target.slot) }),
  };
}

function soldierNow(state: Read, number: number): InForce {
  const soldier = state.game.soldiers[number - 1];
  return soldier === undefined ? {} : { health: healthOf(state, soldier) };
}

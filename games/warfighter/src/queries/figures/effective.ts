import type { Span } from '../../content/vocabulary.ts';
import type { Modifier } from '../../types.ts';
import { hostileCoverParts } from '../attack/cover.ts';
import { total } from '../in-force/modifiers.ts';
import { reachOf } from '../in-force/reticles.ts';
import { entranceCosts, entranceTotal } from '../movement/entrance.ts';
import { coverParts, movementParts } from '../soldiers/soldiers.ts';
import { getSlot, type HostileView, type Read, type SoldierView } from '../table/lookup.ts';

/** A figure's current value, and every card that it comes from: the printed value first, then what changes it. */
export interface EffectiveFigure {
  readonly total: number;
  readonly parts: readonly Modifier[];
}

/** WF-LOC-11, WF-KEY-42: the Cover of a hostile card against a Ranged attack by a Soldier; by default the one whom it targets. */
export function effectiveCover(state: Read, hostile: HostileView, soldier = hostile.target): EffectiveFigure {
  const range = rangeFrom(state, soldier, hostile.slot);
  const parts = hostileCoverParts(state, hostile, { range, isRanged: true });
  return { total: total(parts), parts };
}

/** WF-ATK-04: how far a slot is from a Soldier. */
export function rangeFrom(state: Read, soldier: number | undefined, slot: number): number | undefined {
  const from = state.game.soldiers[(soldier ?? 0) - 1]?.slot;
  return from === undefined ? undefined : Math.abs(from - slot);
}

/** WF-HOST-22, 30: the distances at which a hostile card can do something. */
export function effectiveReach(state: Read, hostile: HostileView): readonly Span[] {
  return reachOf(state, hostile);
}

/** WF-MOVE-04, 08, 13: what entering a slot costs; lasting reductions have no card of their own. */
export function effectiveEntrance(state: Read, slot: number): EffectiveFigure {
  const { reduction } = getSlot(state, slot);
  const eased = reduction === 0 ? [] : [{ source: '', amount: -reduction }];
  return { total: entranceTotal(state, slot), parts: [...entranceCosts(state, slot), ...eased] };
}

/** WF-KEY-13, WF-LOC-11: the Cover of a Soldier where he is. */
export function effectiveSoldierCover(state: Read, soldier: SoldierView): EffectiveFigure {
  return telling(coverParts(state, soldier));
}

/** WF-MOVE-04: a Soldier's free Movement towards an entrance, including what teammates' leadership adds. */
export function effectiveMovement(state: Read, soldier: SoldierView): EffectiveFigure {
  return telling(movementParts(state, soldier));
}

/** The printed part, and those of the others that change anything. */
function telling(parts: readonly Modifier[]): EffectiveFigure {
  return { total: total(parts), parts: parts.filter(({ amount }, index) => index === 0 || amount !== 0) };
}

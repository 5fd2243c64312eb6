import type { Span } from '../../content/vocabulary.ts';
import type { Modifier } from '../../types.ts';
import { total } from '../attack/attack.ts';
import { eachCover } from '../attack/cover.ts';
import { eachMissionEffect, eachSlotEffect, soldierAbilities } from '../in-force/abilities.ts';
import { reachOf } from '../in-force/reticles.ts';
import { entranceCosts, entranceTotal } from '../movement/entrance.ts';
import { mayServe } from '../soldiers/gear.ts';
import { amountIn, coverIn, leadIn, movementOf, soldierCard, soldierCover } from '../soldiers/soldiers.ts';
import { getItem, getSlot, type HostileView, type Read, type SoldierView, team } from '../table/lookup.ts';
import type { Source } from '../table/profile.ts';

/** A figure as it counts now, and every card that it comes from: what is printed first, then what changes it. */
export interface EffectiveFigure {
  readonly total: number;
  readonly parts: readonly Modifier[];
}

/** WF-LOC-11, WF-KEY-42: the Cover of a hostile card against a Ranged attack by the Soldier whom it targets. */
export function effectiveCover(state: Read, hostile: HostileView): EffectiveFigure {
  const target = state.game.soldiers[hostile.target - 1];
  const range = target === undefined ? undefined : Math.abs(target.slot - hostile.slot);
  const parts: Modifier[] = [];
  eachCover(state, hostile, { range, isRanged: true }, (source, amount) => parts.push({ source, amount }));
  return { total: total(parts), parts };
}

/** WF-HOST-22, 30: the distances at which a hostile card can do something. */
export function effectiveReach(state: Read, hostile: HostileView): readonly Span[] {
  return reachOf(state, hostile);
}

/** WF-MOVE-04, 08, 13: what entering a slot costs; lasting reductions lie beside it without a card. */
export function effectiveEntrance(state: Read, slot: number): EffectiveFigure {
  const { reduction } = getSlot(state, slot);
  const eased = reduction === 0 ? [] : [{ source: '', amount: -reduction }];
  return { total: entranceTotal(state, slot), parts: [...entranceCosts(state, slot), ...eased] };
}

/** WF-KEY-13, WF-LOC-11: the Cover of a Soldier where he is. */
export function effectiveSoldierCover(state: Read, soldier: SoldierView): EffectiveFigure {
  const parts: Modifier[] = [{ source: soldier.card, amount: soldierCard(state, soldier).cover }];
  const add = ({ of, amount }: { readonly of: string; readonly amount: number }, source: string) => {
    if (of === 'soldiers') parts.push({ source, amount });
  };
  eachSlotEffect(state, soldier.slot, 'modCover', add);
  eachMissionEffect(state, 'modCover', add);
  for (const { card, ability } of soldierAbilities(state, soldier, 'static'))
    parts.push({ source: card.id, amount: coverIn(ability) });
  return { total: soldierCover(state, soldier), parts: telling(parts) };
}

/** WF-MOVE-04: what a Soldier has towards an entrance without paying, with what teammates' leadership adds. */
export function effectiveMovement(state: Read, soldier: SoldierView): EffectiveFigure {
  const parts: Modifier[] = [{ source: soldier.card, amount: soldierCard(state, soldier).movement }];
  for (const source of soldierAbilities(state, soldier, 'static'))
    if (counts(state, soldier, source))
      parts.push({ source: source.card.id, amount: amountIn(source.ability, 'modMovement') });
  eachMissionEffect(state, 'modMovement', ({ amount }, source) => parts.push({ source, amount }));
  for (const leader of team(state)) {
    if (leader.number === soldier.number) continue;
    for (const { card, ability } of soldierAbilities(state, leader, 'static'))
      parts.push({ source: card.id, amount: leadIn(ability) });
  }
  return { total: movementOf(state, soldier), parts: telling(parts) };
}

/** Unconditional text counts; that of gear as long as it may serve him (WF-GEAR-12). */
function counts(state: Read, soldier: SoldierView, { ability, item }: Source): boolean {
  if (ability.if !== undefined) return false;
  return item === 0 || mayServe(state, getItem(soldier, item), soldier.number);
}

/** What is printed, and of the rest what changes anything. */
function telling([printed, ...rest]: readonly Modifier[]): readonly Modifier[] {
  return [...(printed === undefined ? [] : [printed]), ...rest.filter(({ amount }) => amount !== 0)];
}

import type { Printed } from '../content/card-index.ts';
import type { SoldierCard } from '../content/cards.ts';
import type { EffectName } from '../content/vocabulary.ts';
import { isEffect, missionEffects, slotEffects, soldierAbilities } from './abilities.ts';
import { mayServe } from './gear.ts';
import { findItem, getCardOf, option, type Read, type SoldierView, team } from './lookup.ts';

export function soldierCard(state: Read, soldier: SoldierView): Printed<SoldierCard> {
  return getCardOf(state, 'soldier', soldier.card);
}

export function isPlayerSoldier(state: Read, soldier: SoldierView): boolean {
  return soldierCard(state, soldier).kind === 'player';
}

/** WF-SOLD-04: printed Health less all Wound points. */
export function healthOf(state: Read, soldier: SoldierView): number {
  let health = soldierCard(state, soldier).health;
  for (const wound of soldier.wounds) health -= wound.points;
  return health;
}

/** The sum of a word's amounts in the Soldier's unconditional static abilities. */
export function staticSum(
  state: Read,
  soldier: SoldierView,
  name: 'modHand' | 'modMovement' | 'modLoadout' | 'modActions' | 'modUnarmed' | 'modHth' | 'modHealRoll',
): number {
  let sum = 0;
  for (const { ability, item } of soldierAbilities(state, soldier, 'static')) {
    const gear = item === 0 ? undefined : findItem(soldier, item);
    if (ability.if !== undefined || (gear && !mayServe(state, gear, soldier.number))) continue;
    for (const effect of ability.do) if (isAmount(effect, name)) sum += effect.amount;
  }
  return sum;
}

function isAmount(
  effect: { readonly effect: EffectName },
  name: EffectName,
): effect is { readonly effect: EffectName; readonly amount: number } {
  return effect.effect === name;
}

/** WF-SOLD-03: what Discard and Draw fills the hand to. */
export function handSize(state: Read, soldier: SoldierView): number {
  return Math.max(0, healthOf(state, soldier) + staticSum(state, soldier, 'modHand'));
}

/** WF-SOLD-02, 05: Actions by current Health, plus what cards add. */
export function actionsAtRefresh(state: Read, soldier: SoldierView): number {
  const { actions } = soldierCard(state, soldier);
  const health = Math.max(1, Math.min(healthOf(state, soldier), actions.length));
  return (actions[health - 1] ?? 0) + staticSum(state, soldier, 'modActions') + soldier.dueActions;
}

/** WF-KEY-13, WF-LOC-11: the least modified cover die that defeats him; hostile attacks are Ranged (WF-RULING-88). */
export function soldierCover(state: Read, soldier: SoldierView): number {
  let cover = soldierCard(state, soldier).cover;
  for (const effect of slotEffects(state, soldier.slot, 'modCover'))
    if (effect.of === 'soldiers') cover += effect.amount;
  for (const effect of missionEffects(state, 'modCover'))
    if (effect.of === 'soldiers') cover += effect.amount;
  for (const { ability } of soldierAbilities(state, soldier, 'static')) {
    for (const effect of ability.do)
      if (isEffect(effect, 'modCover') && effect.of === 'self') cover += effect.amount;
  }
  return cover;
}

/** WF-ACT-04, 05: whether he is suppressed and may not do free Activities either. */
export function isRestricted(state: Read, soldier: SoldierView): boolean {
  return soldier.suppress > 0 && option(state, 'suppressed-activities') === 'restricted';
}

/** What counts freely towards an entrance, with what teammates' leadership adds. */
export function movementOf(state: Read, soldier: SoldierView): number {
  let movement = soldierCard(state, soldier).movement + staticSum(state, soldier, 'modMovement');
  for (const effect of missionEffects(state, 'modMovement')) movement += effect.amount;
  for (const leader of team(state)) {
    for (const { ability } of soldierAbilities(state, leader, 'static')) {
      if (ability.who?.who !== 'anySoldier') continue;
      for (const effect of ability.do)
        if (isEffect(effect, 'modMovement') && leader.number !== soldier.number) movement += effect.amount;
    }
  }
  return movement;
}

/** The lowest-numbered slot is the rear, unless the team escapes (WF-MISSIONTYPE-06). */
export function isEscape(state: Read): boolean {
  if (state.game.isEscaping) return true;
  return getCardOf(state, 'objective', state.game.objective).conditions.some(
    (condition) => condition.need === 'escape',
  );
}

/** The slot of the Soldiers farthest from, or nearest to, the end of the way. */
export function extremeSlot(state: Read, end: 'front' | 'rear'): number {
  const slots = team(state).map((soldier) => soldier.slot);
  const isHigh = (end === 'front') !== isEscape(state);
  return isHigh ? Math.max(...slots) : Math.min(...slots);
}

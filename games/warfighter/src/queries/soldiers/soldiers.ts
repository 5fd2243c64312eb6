import type { Printed } from '../../content/card-index.ts';
import type { SoldierCard } from '../../content/cards.ts';
import type { Indexed } from '../../content/print.ts';
import type { Ability, Effect, EffectOf } from '../../content/vocabulary.ts';
import { abilitiesAt, isEffect, missionEffects, slotEffects } from '../in-force/abilities.ts';
import {
  cardOfToken,
  getItem,
  objectiveCard,
  option,
  type Read,
  type SoldierView,
  team,
} from '../table/lookup.ts';
import { type Figure, printedSources, profileOf, type Source, type Standing } from '../table/profile.ts';
import { supportOf } from '../table/zones.ts';
import { mayServe } from './gear.ts';

export function soldierCard(state: Read, soldier: SoldierView): Printed<SoldierCard> {
  return profileOf(state, soldier).card;
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
export function staticSum(state: Read, soldier: SoldierView, name: Figure): number {
  const { sums, helping } = standingOf(state, soldier);
  let sum = sums[name];
  for (const { item, ability } of helping)
    if (mayServe(state, item, soldier.number)) sum += amountIn(ability, name);
  for (const token of supportOf(state, soldier.number))
    for (const { ability } of supportText(state, token))
      if (ability.if === undefined) sum += amountIn(ability, name);
  return sum;
}

/** What a Soldier's static text comes to, without the cards in play before him. */
function standingOf(state: Read, soldier: SoldierView): Standing {
  const profile = profileOf(state, soldier);
  profile.standing ??= readStanding(soldier, printedSources(state, soldier, 'static'));
  return profile.standing;
}

function readStanding(soldier: SoldierView, text: readonly Source[]): Standing {
  const sums = { ...NO_SUMS };
  const helping: Standing['helping'][number][] = [];
  let cover = 0;
  let lead = 0;
  for (const { ability, item } of text) {
    cover += coverIn(ability);
    lead += leadIn(ability);
    if (ability.if !== undefined) continue;
    if (item === 0) addFigures(sums, ability);
    else if (ability.do.some(isFigure)) helping.push({ item: getItem(soldier, item), ability });
  }
  return { sums, helping, cover, lead };
}

const NO_SUMS: Standing['sums'] = {
  modHand: 0,
  modMovement: 0,
  modActions: 0,
  modUnarmed: 0,
  modHth: 0,
  modHealRoll: 0,
};

function addFigures(sums: Record<Figure, number>, { do: effects }: Ability): void {
  for (const effect of effects) if (isFigure(effect)) sums[effect.effect] += effect.amount;
}

function isFigure(effect: Effect): effect is EffectOf<Figure> {
  return effect.effect in NO_SUMS;
}

/** The static text of a card in play before a Soldier. */
function supportText(state: Read, token: number): readonly Indexed[] {
  return abilitiesAt(cardOfToken(state, token), 'static');
}

export function amountIn(ability: Ability, name: Figure): number {
  let sum = 0;
  for (const effect of ability.do) if (isEffect(effect, name)) sum += effect.amount;
  return sum;
}

/** WF-KEY-13: what an ability adds to the Cover of whom it belongs to. */
export function coverIn(ability: Ability): number {
  let sum = 0;
  for (const effect of ability.do)
    if (isEffect(effect, 'modCover') && effect.of === 'self') sum += effect.amount;
  return sum;
}

/** What an ability adds to the Movement of every other Soldier. */
export function leadIn(ability: Ability): number {
  return ability.who?.who === 'anySoldier' ? amountIn(ability, 'modMovement') : 0;
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
  cover += standingOf(state, soldier).cover;
  for (const token of supportOf(state, soldier.number))
    for (const { ability } of supportText(state, token)) cover += coverIn(ability);
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
  for (const leader of state.game.soldiers) {
    if (leader.standing !== 'in' || leader.number === soldier.number) continue;
    movement += standingOf(state, leader).lead;
    for (const token of supportOf(state, leader.number))
      for (const { ability } of supportText(state, token)) movement += leadIn(ability);
  }
  return movement;
}

/** The lowest-numbered slot is the rear, unless the team escapes (WF-MISSIONTYPE-06). */
export function isEscape(state: Read): boolean {
  if (state.game.isEscaping) return true;
  return objectiveCard(state).conditions.some((condition) => condition.need === 'escape');
}

/** The slot of the Soldiers farthest from, or nearest to, the end of the way. */
export function extremeSlot(state: Read, end: 'front' | 'rear'): number {
  const slots = team(state).map((soldier) => soldier.slot);
  const isHigh = (end === 'front') !== isEscape(state);
  return isHigh ? Math.max(...slots) : Math.min(...slots);
}

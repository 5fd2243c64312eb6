import { derive } from '@sitrep/kernel';
import type { Printed } from '../../content/card-index.ts';
import type { SoldierCard } from '../../content/cards.ts';
import type { EffectOf } from '../../content/vocabulary.ts';
import type { Modifier } from '../../types.ts';
import { type InForce, inForce, isFeltIn, isOfMission, isOfSoldier } from '../in-force/in-force.ts';
import { modifiersOf, total } from '../in-force/modifiers.ts';
import { getItem, objectiveCard, option, type Read, type SoldierView, team } from '../table/lookup.ts';
import { profileOf } from '../table/profile.ts';
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

/** The words that add to a Soldier's own figures as long as they count. */
type Figure = 'modHand' | 'modMovement' | 'modActions' | 'modUnarmed' | 'modHth' | 'modHealRoll';

/** What adds to a figure of a Soldier: his unconditional text, that of gear as long as it may serve him (WF-GEAR-12). */
function ownFigures(state: Read, soldier: SoldierView, name: Figure): readonly InForce<EffectOf<Figure>>[] {
  return inForce(state, name).filter(
    (text) =>
      isOfSoldier(text, soldier.number) && text.ability.if === undefined && isAtHand(state, soldier, text),
  );
}

function isAtHand(state: Read, soldier: SoldierView, { holder }: InForce): boolean {
  if (holder.is !== 'soldier' || holder.item === 0) return true;
  return mayServe(state, getItem(soldier, holder.item), soldier.number);
}

/** The sum of a word's amounts in the Soldier's unconditional static abilities. */
export function staticSum(state: Read, soldier: SoldierView, name: Figure): number {
  return total(modifiersOf(ownFigures(state, soldier, name)));
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

/** WF-KEY-13, WF-LOC-11: the parts of a Soldier's Cover; hostile attacks are Ranged (WF-RULING-88). */
export function coverParts(state: Read, soldier: SoldierView): readonly Modifier[] {
  const texts = inForce(state, 'modCover');
  const common = texts.filter((text) => text.effect.of === 'soldiers' && isFeltIn(text, soldier.slot));
  const own = texts.filter((text) => text.effect.of === 'self' && isOfSoldier(text, soldier.number));
  const { cover } = soldierCard(state, soldier);
  return [{ source: soldier.card, amount: cover }, ...modifiersOf(common), ...modifiersOf(own)];
}

/** The lowest modified cover die that defeats his Cover. */
export const soldierCover = derive.zones((state: Read, soldier: SoldierView) =>
  total(coverParts(state, soldier)),
);

/** WF-ACT-04, 05: whether he is suppressed and may not do free Activities either. */
export function isRestricted(state: Read, soldier: SoldierView): boolean {
  return soldier.suppress > 0 && option(state, 'suppressed-activities') === 'restricted';
}

/** WF-MOVE-04: free Movement towards an entrance, including what teammates' leadership adds. */
export function movementParts(state: Read, soldier: SoldierView): readonly Modifier[] {
  const texts = inForce(state, 'modMovement');
  const leaders = team(state).filter((leader) => leader.number !== soldier.number);
  const led = leaders.flatMap((leader) =>
    texts.filter((text) => isOfSoldier(text, leader.number) && text.ability.who?.who === 'anySoldier'),
  );
  return [
    { source: soldier.card, amount: soldierCard(state, soldier).movement },
    ...modifiersOf(ownFigures(state, soldier, 'modMovement')),
    ...modifiersOf(texts.filter(isOfMission)),
    ...modifiersOf(led),
  ];
}

export const movementOf = derive.zones((state: Read, soldier: SoldierView) =>
  total(movementParts(state, soldier)),
);

/** The lowest-numbered slot is the rear, unless the team escapes (WF-MISSIONTYPE-06). */
export function isEscape(state: Read): boolean {
  if (state.game.isEscaping) return true;
  return objectiveCard(state).conditions.some((condition) => condition.need === 'escape');
}

/** The slot of the Soldiers nearest to, or farthest from, the end of the path. */
export function extremeSlot(state: Read, end: 'front' | 'rear'): number {
  const slots = team(state).map((soldier) => soldier.slot);
  const isHigh = (end === 'front') !== isEscape(state);
  return isHigh ? Math.max(...slots) : Math.min(...slots);
}

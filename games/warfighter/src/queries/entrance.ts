import type { Amount } from '../content/vocabulary.ts';
import type { Boost, RefusalCode } from '../types.ts';
import { effectsOf, hostileEffects, isEffect, missionEffects, slotEffects } from './abilities.ts';
import type { Modifier } from './attack.ts';
import { boostEffects } from './boosts.ts';
import { cardOfToken, getCard, getSlot, hostilesIn, type Read, type SoldierView } from './lookup.ts';
import { columnIndex } from './reticles.ts';
import { movementOf } from './soldiers.ts';
import { asideOf } from './zones.ts';

/** The Entrance total of a slot, item by item (WF-MOVE-04, 08). */
export function entranceCosts(state: Read, slot: number, isPenaltyIgnored = false): readonly Modifier[] {
  const { card, attached } = getSlot(state, slot);
  const costs: Modifier[] = [{ source: card, amount: printedEntrance(state, card) }];
  for (const hostile of isPenaltyIgnored ? [] : hostilesIn(state, slot)) {
    for (const effect of hostileEffects(state, hostile, 'modEntrance'))
      costs.push({ source: hostile.card, amount: amountIn(effect.amount, columnIndex(state, hostile)) });
  }
  for (const token of attached) costs.push(...attachedCosts(state, token, slot));
  for (const effect of card === '' ? [] : effectsOf(getCard(state, card), 'static', 'modEntrance'))
    costs.push({ source: card, amount: crowdAmount(state, effect.amount, slot) });
  for (const effect of missionEffects(state, 'modEntrance'))
    costs.push({ source: state.game.mission, amount: amountIn(effect.amount, 0) });
  return costs.filter(({ amount }) => amount !== 0);
}

/** Events beside the card, and cards like On Point that were left there. */
function attachedCosts(state: Read, token: number, slot: number): readonly Modifier[] {
  const card = cardOfToken(state, token);
  if (card.type === 'action') return [];
  return effectsOf(card, 'eventDrawn', 'modEntrance').map((effect) => ({
    source: card.id,
    amount: crowdAmount(state, effect.amount, slot),
  }));
}

function printedEntrance(state: Read, id: string): number {
  const card = getCard(state, id);
  return card.type === 'mission' || card.type === 'objective' || card.type === 'location' ? card.entrance : 0;
}

function amountIn(amount: Amount, column: number): number {
  if (typeof amount === 'number') return amount;
  return 'byColumn' in amount ? (amount.byColumn[column] ?? 0) : 0;
}

/** A figure of a place, which may count its hostile cards, covered or not. */
function crowdAmount(state: Read, amount: Amount, slot: number): number {
  const isCrowd = typeof amount === 'object' && 'perHostile' in amount;
  return isCrowd ? amount.perHostile * hostilesIn(state, slot).length : amountIn(amount, 0);
}

/** WF-MOVE-04, 05: what must still be paid by discards after free Movement, boosters and cards set aside. */
export function entranceDue(
  state: Read,
  soldier: SoldierView,
  slot: number,
  boosts: readonly Boost[],
): number {
  return Math.max(0, entranceBalance(state, soldier, slot, { boosts, isPenaltyIgnored: false }));
}

/** The same without a floor, and with a look at what it would be if another booster made penalties void. */
export function entranceBalance(
  state: Read,
  soldier: SoldierView,
  slot: number,
  { boosts, isPenaltyIgnored }: { readonly boosts: readonly Boost[]; readonly isPenaltyIgnored: boolean },
): number {
  const isIgnored =
    isPenaltyIgnored || boosts.some((boost) => boostHas(state, boost, 'ignoreEntrancePenalties'));
  const costs = entranceCosts(state, slot, isIgnored);
  const lasting = getSlot(state, slot).reduction;
  const total = Math.max(0, costs.reduce((sum, { amount }) => sum + amount, 0) - lasting);
  const boosted = boosts.reduce((sum, boost) => sum + boostMovement(state, boost), 0);
  return total - movementOf(state, soldier) - boosted - asideOf(state, soldier.number).length;
}

function boostMovement(state: Read, boost: Boost): number {
  return boostEffects(state, boost).reduce(
    (sum, effect) => sum + (isEffect(effect, 'modMovement') ? effect.amount : 0),
    0,
  );
}

function boostHas(state: Read, boost: Boost, name: 'ignoreEntrancePenalties'): boolean {
  return boostEffects(state, boost).some((effect) => isEffect(effect, name));
}

/** Why a Soldier cannot Move to a slot at all, whatever he would pay (WF-MOVE-01, 02, WF-RULING-51). */
export function moveRefusal(state: Read, soldier: SoldierView, to: number): RefusalCode | undefined {
  if (soldier.standing !== 'in') return 'NOT_PLACED';
  if (soldier.hasMoved) return 'HAS_MOVED';
  const slot = state.game.path[to - 1];
  if (slot === undefined || slot.card === '') return 'NOT_PLACED';
  if (to === state.game.slots && !state.game.isActive) return 'OBJECTIVE_INACTIVE';
  return isHeld(state, soldier.slot) ? 'CANNOT_LEAVE' : undefined;
}

function isHeld(state: Read, slot: number): boolean {
  const byCard = slotEffects(state, slot, 'forbid').some(({ act }) => act === 'leave');
  return (
    byCard ||
    hostilesIn(state, slot).some((hostile) =>
      hostileEffects(state, hostile, 'forbid').some(({ act }) => act === 'leave'),
    )
  );
}

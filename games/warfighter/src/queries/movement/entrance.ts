import type { Amount } from '../../content/vocabulary.ts';
import type { Boost, Modifier, RefusalCode } from '../../types.ts';
import { boostEffects } from '../attack/boosts.ts';
import { effectsOf, hostileEffects, isEffect, missionEffects, slotEffects } from '../in-force/abilities.ts';
import { columnIndex } from '../in-force/reticles.ts';
import { movementOf } from '../soldiers/soldiers.ts';
import { kept } from '../table/kept.ts';
import { cardOfToken, getCard, getSlot, hostilesIn, type Read, type SoldierView } from '../table/lookup.ts';
import { asideOf } from '../table/zones.ts';

/** The Entrance total of a slot, item by item (WF-MOVE-04, 08). */
export function entranceCosts(state: Read, slot: number): readonly Modifier[] {
  const costs: Modifier[] = [];
  eachCost(state, slot, false, (source, amount) => {
    if (amount !== 0) costs.push({ source, amount });
  });
  return costs;
}

/** Goes through everything that counts towards the Entrance total of a slot. */
function eachCost(
  state: Read,
  slot: number,
  isPenaltyIgnored: boolean,
  note: (source: string, amount: number) => void,
): void {
  const { card, attached } = getSlot(state, slot);
  note(card, printedEntrance(state, card));
  for (const hostile of state.game.hostiles) {
    if (isPenaltyIgnored || hostile.slot !== slot) continue;
    for (const { amount } of hostileEffects(state, hostile, 'modEntrance'))
      note(hostile.card, amountIn(amount, columnIndex(state, hostile)));
  }
  for (const token of attached)
    noteAttached(state, token, (source, amount) => note(source, crowdAmount(state, amount, slot)));
  for (const { amount } of card === '' ? [] : effectsOf(getCard(state, card), 'static', 'modEntrance'))
    note(card, crowdAmount(state, amount, slot));
  for (const { amount } of missionEffects(state, 'modEntrance'))
    note(state.game.mission, amountIn(amount, 0));
}

/** Events beside the card; cards like On Point that were left there count otherwise. */
function noteAttached(state: Read, token: number, note: (source: string, amount: Amount) => void): void {
  const card = cardOfToken(state, token);
  if (card.type === 'action') return;
  for (const { amount } of effectsOf(card, 'eventDrawn', 'modEntrance')) note(card.id, amount);
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
  let isIgnored = isPenaltyIgnored;
  for (const boost of boosts) isIgnored ||= boostHas(state, boost, 'ignoreEntrancePenalties');
  const total = isIgnored ? freedTotal(state, slot) : plainTotal(state, slot);
  let boosted = 0;
  for (const boost of boosts) boosted += boostMovement(state, boost);
  return total - movementOf(state, soldier) - boosted - asideOf(state, soldier.number).length;
}

const plainTotal = kept((state, slot) => entranceTotal(state, slot));
const freedTotal = kept((state, slot) => entranceTotal(state, slot, true));

/** What entering a slot costs in all, before anything is paid (WF-MOVE-04). */
export function entranceTotal(state: Read, slot: number, isPenaltyIgnored = false): number {
  let costs = 0;
  eachCost(state, slot, isPenaltyIgnored, (_source, amount) => {
    costs += amount;
  });
  return Math.max(0, costs - getSlot(state, slot).reduction);
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
  const slot = to < 1 ? undefined : state.game.path[to - 1];
  if (slot === undefined || slot.card === '') return 'NOT_PLACED';
  if (to === state.game.slots && !state.game.isActive) return 'OBJECTIVE_INACTIVE';
  return isHeld(state, soldier.slot) ? 'CANNOT_LEAVE' : undefined;
}

const isHeld = kept((state, slot) => {
  for (const { act } of slotEffects(state, slot, 'forbid')) if (act === 'leave') return true;
  for (const hostile of state.game.hostiles) {
    if (hostile.slot !== slot) continue;
    for (const { act } of hostileEffects(state, hostile, 'forbid')) if (act === 'leave') return true;
  }
  return false;
});

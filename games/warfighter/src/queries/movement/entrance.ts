import { derive } from '@sitrep/kernel';
import type { Amount } from '../../content/vocabulary.ts';
import type { Boost, Modifier, RefusalCode } from '../../types.ts';
import { boostEffects } from '../attack/boosts.ts';
import { isEffect } from '../in-force/abilities.ts';
import { inForce, isFeltIn } from '../in-force/in-force.ts';
import { total } from '../in-force/modifiers.ts';
import { columnIndex } from '../in-force/reticles.ts';
import { keepersIn } from '../in-force/staying.ts';
import { movementOf } from '../soldiers/soldiers.ts';
import { getCard, getSlot, hostilesIn, type Read, type SoldierView } from '../table/lookup.ts';
import { asideOf } from '../table/zones.ts';

/** What counts towards the Entrance total of a slot, item by item (WF-MOVE-04, 08). */
export function entranceCosts(state: Read, slot: number, isPenaltyIgnored = false): readonly Modifier[] {
  const { card } = getSlot(state, slot);
  const printed = { source: card, amount: printedEntrance(state, card) };
  const penalties = isPenaltyIgnored ? [] : hostileCosts(state, slot);
  const added = [...penalties, ...placeCosts(state, slot)];
  return [printed, ...added].filter(({ amount }) => amount !== 0);
}

function hostileCosts(state: Read, slot: number): readonly Modifier[] {
  return inForce(state, 'modEntrance').flatMap(({ effect, card, holder }) =>
    holder.is === 'hostile' && holder.hostile.slot === slot
      ? [{ source: card.id, amount: amountIn(effect.amount, columnIndex(state, holder.hostile)) }]
      : [],
  );
}

/** Events beside the Location first, then its own text and that of the mission. */
function placeCosts(state: Read, slot: number): readonly Modifier[] {
  const texts = inForce(state, 'modEntrance').filter((text) => isFeltIn(text, slot));
  const events = texts.filter(({ card }) => card.type === 'event');
  const own = texts.filter(({ card }) => card.type !== 'event');
  return [...events, ...own].map(({ effect, card }) => ({
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

/** An amount for a place; it may be the number of hostile cards there, covered or not. */
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

/** The same without a floor, optionally as if another booster cancelled the penalties. */
export function entranceBalance(
  state: Read,
  soldier: SoldierView,
  slot: number,
  { boosts, isPenaltyIgnored }: { readonly boosts: readonly Boost[]; readonly isPenaltyIgnored: boolean },
): number {
  const isIgnored =
    isPenaltyIgnored || boosts.some((boost) => boostHas(state, boost, 'ignoreEntrancePenalties'));
  const cost = isIgnored ? freedTotal(state, slot) : entranceTotal(state, slot);
  const boosted = boosts.reduce((sum, boost) => sum + boostMovement(state, boost), 0);
  return cost - movementOf(state, soldier) - boosted - asideOf(state, soldier.number).length;
}

/** What entering a slot costs in all, before anything is paid (WF-MOVE-04). */
export const entranceTotal = derive.zones((state: Read, slot: number) => costLeft(state, slot, false));

/** The same without penalties. */
const freedTotal = derive.zones((state: Read, slot: number) => costLeft(state, slot, true));

function costLeft(state: Read, slot: number, isPenaltyIgnored: boolean): number {
  return Math.max(0, total(entranceCosts(state, slot, isPenaltyIgnored)) - getSlot(state, slot).reduction);
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
  return keepersIn(state, soldier.slot).length > 0 ? 'CANNOT_LEAVE' : undefined;
}

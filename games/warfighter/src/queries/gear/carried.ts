import type { Printed } from '../../content/card-index.ts';
import type { Card, WeaponCard } from '../../content/cards.ts';
import type { Item } from '../../state.ts';
import type { GearPurchase } from '../../types.ts';
import { isPlayerSoldier, soldierCard } from '../soldiers/soldiers.ts';
import { loadOf, loadoutLimit, setSize } from '../squad/team.ts';
import {
  getCard,
  getCardOf,
  getSoldier,
  type ItemView,
  type Read,
  type SlotView,
  type SoldierView,
  team,
} from '../table/lookup.ts';
import { profileOf } from '../table/profile.ts';

/** WF-RULING-104: extra sets on all stacks of an item, each worth 1 RP and 1 load. */
function extraSets(card: Card, item: ItemView): number {
  let sets = 0;
  if (card.type === 'weapon')
    for (let stack = 0; stack < item.stacks.length; stack += 1) sets += setsWith(card, item, stack, 0);
  return sets;
}

/** The extra sets on one stack if it had this many more counters. */
function setsWith(card: WeaponCard, item: ItemView, stack: number, more: number): number {
  return Math.ceil(beyondPrinted(card, item, stack, more) / setSize(card, stack));
}

/** The usable counters of a stack beyond the printed number, if it had this many more. */
function beyondPrinted(card: WeaponCard, { stacks }: ItemView, index: number, more: number): number {
  const stack = stacks[index];
  const usable = stack === undefined ? 0 : stack.left + more - Number(stack.isEmpty);
  return Math.max(0, usable - (card.stacks[index]?.count ?? 0));
}

/** What this many more counters on a stack would weigh. */
export function addedLoad(card: WeaponCard, item: ItemView, stack: number, more: number): number {
  return setsWith(card, item, stack, more) - setsWith(card, item, stack, 0);
}

/** WF-DOWN-14: how many counters the last extra set of a stack still has. */
export function lastExtraSet(state: Read, item: ItemView, index: number): number {
  const card = getCardOf(state, 'weapon', item.card);
  const beyond = beyondPrinted(card, item, index, 0);
  return beyond === 0 ? 0 : ((beyond - 1) % setSize(card, index)) + 1;
}

/** WF-RULING-109: units bought one by one count one by one; a card with several counters counts whole. */
export function unitsOf(state: Read, item: ItemView): number {
  return countUnits(getCard(state, item.card), item);
}

function countUnits(card: Card, { counters }: ItemView): number {
  return (card.type === 'weapon' || card.type === 'equipment') && card.expended ? counters : 1;
}

/** RP of an item as it is now. */
export function itemValue(state: Read, item: ItemView): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon' && card.type !== 'equipment') return 0;
  return (item.isPrinted ? 0 : card.cost * countUnits(card, item)) + extraSets(card, item);
}

/** The weight of an item without its ammunition. */
function unitLoad(card: Card, item: ItemView): number {
  return card.type === 'weapon' || card.type === 'equipment' ? loadOf(card) * countUnits(card, item) : 0;
}

/** WF-BUY-22: the weight of what is attached to a weapon, as far as its rails carry it. */
function attachedLoad(state: Read, gear: readonly ItemView[], weapon: number): number {
  let load = 0;
  for (const item of gear) if (item.attachedTo === weapon) load += unitLoad(getCard(state, item.card), item);
  return load;
}

/** What a Player Soldier could carry besides this gear; negative where it is too much (WF-BUY-08). */
export function spareLoad(state: Read, soldier: SoldierView, gear: readonly ItemView[]): number {
  const { card: own, loadoutBonus, gear: carried, cards } = profileOf(state, soldier);
  let bonus = loadoutBonus;
  let load = 0;
  for (let at = 0; at < gear.length; at += 1) {
    const item = gear[at] as ItemView;
    // His profile has the cards of what he carries; other lists usually begin like his.
    const card = item === carried[at] ? (cards[at] as Printed) : getCard(state, item.card);
    bonus += card.loadoutBonus;
    load += unitLoad(card, item) + extraSets(card, item);
    if (card.type === 'weapon' && card.rails !== undefined)
      load -= Math.min(card.rails, attachedLoad(state, gear, item.id));
  }
  return loadoutLimit(state, own, bonus) - load;
}

export function canCarry(state: Read, soldier: SoldierView, gear: readonly ItemView[]): boolean {
  return spareLoad(state, soldier, gear) >= 0;
}

/** Whether a Soldier stays within his limit without an item: one that raises the limit cannot go before the load. */
export function canSpare(state: Read, soldier: SoldierView, item: number): boolean {
  const rest = soldier.gear.filter((part) => !isPartOf(part, item));
  return !isPlayerSoldier(state, soldier) || canCarry(state, soldier, rest);
}

/** The items that go along when one changes hands: itself and what is attached to it (WF-RULING-108). */
export function withAttachments(gear: readonly ItemView[], id: number): readonly ItemView[] {
  return gear.filter((part) => isPartOf(part, id));
}

/** Whether it is the item itself or attached to it. */
export function isPartOf({ id, attachedTo }: ItemView, item: number): boolean {
  return id === item || attachedTo === item;
}

/** WF-DOWN-12, WF-RULING-103: the team's current value. */
export function currentValue(state: Read): number {
  let value = 0;
  for (const soldier of team(state)) value += soldierValue(state, soldier);
  for (const slot of state.game.path) {
    for (const item of slot.gear)
      if (item.droppedBy > 0 && getSoldier(state, item.droppedBy).standing === 'in')
        value += itemValue(state, item);
    value += looseValue(state, slot.ammo);
  }
  return value;
}

/** Extra ammunition that a Soldier in the mission laid down still counts, set by set (WF-RULING-103, 104). */
function looseValue(state: Read, piles: SlotView['ammo']): number {
  let value = 0;
  for (const { droppedBy, left, setSize: size } of piles)
    if (droppedBy > 0 && getSoldier(state, droppedBy).standing === 'in') value += Math.floor(left / size);
  return value;
}

function soldierValue(state: Read, soldier: SoldierView): number {
  const card = soldierCard(state, soldier);
  let value = card.cost;
  for (const item of soldier.gear) value += itemValue(state, item);
  // WF-RULING-103: neither a campaign's Skills nor printed ones count.
  for (const skill of soldier.skills)
    if (state.game.campaign === undefined && !card.kit?.includes(skill))
      value += getCardOf(state, 'skill', skill).cost;
  for (const record of soldier.records) value += getCardOf(state, 'record', record).cost;
  return value;
}

/** A fresh item of a card, with its printed counters and those bought on top. Shares the card's own id string: looking up an equal copy is slower. */
export function makeItem(
  state: Read,
  id: number,
  bought: Pick<GearPurchase, 'card' | 'units' | 'ammo'>,
): Item {
  const { units = 1, ammo = [] } = bought;
  const card = getCard(state, bought.card);
  const stacks =
    card.type === 'weapon'
      ? card.stacks.map(({ count }, stack) => ({
          left: count + (ammo[stack] ?? 0) * setSize(card, stack),
          isEmpty: false,
        }))
      : [];
  const counters = card.type === 'equipment' && card.counters !== undefined ? card.counters : units;
  return {
    id,
    card: card.id,
    stacks,
    counters,
    isJammed: false,
    locked: [],
    attachedTo: 0,
    helped: 0,
    isPrinted: false,
    isDeployed: false,
    under: -1,
    droppedBy: 0,
  };
}

import type { WeaponCard } from '../content/cards.ts';
import type { Item } from '../state.ts';
import type { GearPurchase } from '../types.ts';
import {
  getCard,
  getCardOf,
  getSoldier,
  type ItemView,
  type Read,
  type SlotView,
  type SoldierView,
  team,
} from './lookup.ts';
import { isPlayerSoldier, soldierCard } from './soldiers.ts';
import { loadOf, loadoutLimit, setSize } from './team.ts';

/** WF-RULING-104: extra sets on a stack, each worth 1 RP and 1 load. */
function extraSets(state: Read, item: ItemView): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon') return 0;
  return item.stacks.reduce(
    (sum, _stack, index) => sum + Math.ceil(beyondPrinted(card, item, index) / setSize(card, index)),
    0,
  );
}

/** The usable counters of a stack beyond the printed number. */
function beyondPrinted(card: WeaponCard, { stacks }: ItemView, index: number): number {
  const stack = stacks[index];
  const usable = stack === undefined ? 0 : stack.left - Number(stack.isEmpty);
  return Math.max(0, usable - (card.stacks[index]?.count ?? 0));
}

/** WF-DOWN-14: how many counters the last extra set of a stack still has. */
export function lastExtraSet(state: Read, item: ItemView, index: number): number {
  const card = getCardOf(state, 'weapon', item.card);
  const beyond = beyondPrinted(card, item, index);
  return beyond === 0 ? 0 : ((beyond - 1) % setSize(card, index)) + 1;
}

/** WF-RULING-109: units bought one by one count one by one; a card with several counters counts whole. */
export function unitsOf(state: Read, item: ItemView): number {
  const card = getCard(state, item.card);
  return (card.type === 'weapon' || card.type === 'equipment') && card.expended ? item.counters : 1;
}

/** RP of an item as it is now. */
export function itemValue(state: Read, item: ItemView): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon' && card.type !== 'equipment') return 0;
  return card.cost * unitsOf(state, item) + extraSets(state, item);
}

/** The weight of gear as it is now, rails counted. */
function carriedLoad(state: Read, gear: readonly ItemView[]): number {
  const rails = new Map(gear.map((item) => [item.id, railsOf(state, item)]));
  let load = 0;
  for (const item of gear) {
    const card = getCard(state, item.card);
    if (card.type !== 'weapon' && card.type !== 'equipment') continue;
    const weight = loadOf(card) * unitsOf(state, item);
    const free = Math.min(weight, rails.get(item.attachedTo) ?? 0);
    if (free > 0) rails.set(item.attachedTo, (rails.get(item.attachedTo) ?? 0) - free);
    load += weight - free + extraSets(state, item);
  }
  return load;
}

function railsOf(state: Read, item: ItemView): number {
  const card = getCard(state, item.card);
  return card.type === 'weapon' ? (card.rails ?? 0) : 0;
}

/** Whether a Player Soldier could carry this gear (WF-BUY-08). */
export function canCarry(state: Read, soldier: SoldierView, gear: readonly ItemView[]): boolean {
  const limit = loadoutLimit(
    state,
    soldierCard(state, soldier),
    gear.map((item) => item.card),
    soldier.skills,
  );
  return carriedLoad(state, gear) <= limit;
}

/** Whether a Soldier keeps to his limit without an item: what raises the limit cannot go before the load. */
export function canSpare(state: Read, soldier: SoldierView, item: number): boolean {
  const rest = soldier.gear.filter(({ id, attachedTo }) => id !== item && attachedTo !== item);
  return !isPlayerSoldier(state, soldier) || canCarry(state, soldier, rest);
}

/** The items that go along when one changes hands: itself and what is attached to it (WF-RULING-108). */
export function withAttachments(gear: readonly ItemView[], id: number): readonly ItemView[] {
  return gear.filter((item) => item.id === id || item.attachedTo === id);
}

/** WF-DOWN-12, WF-RULING-103: the team's worth as it is now. */
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

/** Extra ammunition that a present Soldier laid down counts on, set by set (WF-RULING-103, 104). */
function looseValue(state: Read, piles: SlotView['ammo']): number {
  const owned = piles.filter(
    ({ droppedBy }) => droppedBy > 0 && getSoldier(state, droppedBy).standing === 'in',
  );
  return owned.reduce((sum, { left, setSize: size }) => sum + Math.floor(left / size), 0);
}

function soldierValue(state: Read, soldier: SoldierView): number {
  const card = soldierCard(state, soldier);
  if (card.kind !== 'player') return card.cost;
  const gear = soldier.gear.reduce((sum, item) => sum + itemValue(state, item), 0);
  return (
    card.cost + gear + soldier.skills.reduce((sum, skill) => sum + getCardOf(state, 'skill', skill).cost, 0)
  );
}

/** A fresh item of a card, with its printed counters and what was bought on top. Keeps the card's own id: equal texts are found slower. */
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
    droppedBy: 0,
  };
}

import type { Card, EquipmentCard } from '../content/cards.ts';
import type { Command } from '../types.ts';
import { addedLoad, canCarry, canSpare, isPartOf, spareLoad, withAttachments } from './carried.ts';
import {
  getCard,
  getSlot,
  type ItemView,
  isOn,
  option,
  type Read,
  type SoldierView,
  soldiersIn,
} from './lookup.ts';
import { profileOf } from './profile.ts';
import { isPlayerSoldier, soldierCard } from './soldiers.ts';
import { canAttach } from './team.ts';

/** WF-GEAR-13: whether an item was used this turn and stays where it is. */
function isLocked(state: Read, item: ItemView): boolean {
  return item.helped !== 0 && option(state, 'gear-use-lock') === 'no-transfer';
}

/** Whether an item and what is attached to it may leave its owner's hands. */
function canLetGo(state: Read, giver: SoldierView, item: ItemView): boolean {
  // WF-HTH-25: what was thrown lies under a hostile card.
  if (item.attachedTo !== 0 || item.under >= 0) return false;
  for (const part of giver.gear) if (isPartOf(part, item.id) && isLocked(state, part)) return false;
  return canSpare(state, giver, item.id);
}

/** WF-GEAR-08, 09: to whom an item may be passed. */
function addPasses(state: Read, giver: SoldierView, found: Command[]): void {
  const receivers: SoldierView[] = [];
  for (const other of soldiersIn(state, giver.slot))
    if (other.number !== giver.number && isPlayerSoldier(state, other)) receivers.push(other);
  if (receivers.length === 0) return;
  for (const item of giver.gear) {
    if (!canLetGo(state, giver, item)) continue;
    const parcel = withAttachments(giver.gear, item.id);
    for (const other of receivers)
      if (canCarry(state, other, [...other.gear, ...parcel]))
        found.push({ type: 'passGear', item: item.id, to: other.number });
  }
}

function canDrop(state: Read, giver: SoldierView): boolean {
  for (const item of giver.gear) if (canLetGo(state, giver, item)) return true;
  return false;
}

function addDrops(state: Read, giver: SoldierView, found: Command[]): void {
  for (const item of giver.gear)
    if (canLetGo(state, giver, item)) found.push({ type: 'dropGear', item: item.id });
}

/** WF-GEAR-11, WF-RULING-106. */
function addPickUps(state: Read, finder: SoldierView, found: Command[]): void {
  const { gear } = getSlot(state, finder.slot);
  for (const item of gear)
    if (item.attachedTo === 0 && canCarry(state, finder, [...finder.gear, ...withAttachments(gear, item.id)]))
      found.push({ type: 'pickUp', item: item.id });
}

/** The stacks of these items that have a counter that is not Empty. */
function usableStacks(gear: readonly ItemView[]): readonly { item: ItemView; stack: number }[] {
  const usable: { item: ItemView; stack: number }[] = [];
  for (const item of gear)
    for (let stack = 0; stack < item.stacks.length; stack += 1) {
      const counters = item.stacks[stack];
      if (counters !== undefined && isUsable(counters)) usable.push({ item, stack });
    }
  return usable;
}

function isUsable({ left, isEmpty }: ItemView['stacks'][number]): boolean {
  return left - Number(isEmpty) > 0;
}

/** WF-GEAR-04, 05, WF-RULING-105: non-Empty counters between weapons of one type in one Location. */
function addGifts(state: Read, giver: SoldierView, found: Command[]): void {
  const gifts = usableStacks(giver.gear);
  if (gifts.length === 0) return;
  const takers = soldiersIn(state, giver.slot).map((taker) => takerOf(state, taker));
  for (const { item, stack } of gifts) {
    const ammo = ammoOf(getCard(state, item.card), stack);
    for (const { gear, room } of takers)
      for (const to of gear)
        if (to.id !== item.id && findStack(state, to, ammo, room) >= 0)
          found.push({ type: 'giveAmmo', item: item.id, stack, to: to.id });
  }
}

/** WF-GEAR-06: counters that are not Empty may be laid down. */
function addAmmoDrops(state: Read, { gear }: SoldierView, found: Command[]): void {
  for (const { item, stack } of usableStacks(gear))
    if (ammoOf(getCard(state, item.card), stack) !== '')
      found.push({ type: 'dropAmmo', item: item.id, stack });
}

/** WF-GEAR-06, WF-RULING-106: loose counters, and those on weapons that lie here. */
function addFoundAmmo(state: Read, finder: SoldierView, found: Command[]): void {
  const { ammo, gear } = getSlot(state, finder.slot);
  if (ammo.length === 0 && gear.length === 0) return;
  const { gear: own, room } = takerOf(state, finder);
  ammo.forEach(({ ammo: kind }, pile) => {
    for (const to of own)
      if (findStack(state, to, kind, room) >= 0) found.push({ type: 'pickUpAmmo', pile, to: to.id });
  });
  for (const { item, stack } of usableStacks(gear)) {
    const kind = ammoOf(getCard(state, item.card), stack);
    for (const to of own)
      if (findStack(state, to, kind, room) >= 0)
        found.push({ type: 'takeAmmo', item: item.id, stack, to: to.id });
  }
}

/** Somebody who might take ammunition, and the load he has room for; Non-Player Soldiers carry what is printed (WF-SOLD-08). */
interface Taker {
  readonly gear: readonly ItemView[];
  readonly room: number | undefined;
}

function takerOf(state: Read, soldier: SoldierView): Taker {
  const { gear } = soldier;
  return { gear, room: isPlayerSoldier(state, soldier) ? spareLoad(state, soldier, gear) : undefined };
}

export function ammoOf(card: Card, stack: number): string {
  return card.type === 'weapon' ? (card.stacks[stack]?.ammo ?? '') : '';
}

/** The stack of a weapon that takes this ammunition and has room, or -1 (WF-SOLD-08). */
export function fittingStack(state: Read, owner: SoldierView, item: ItemView, ammo: string): number {
  return findStack(state, item, ammo, takerOf(state, owner).room);
}

function findStack(state: Read, item: ItemView, ammo: string, room: number | undefined): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon' || ammo === '') return -1;
  for (let index = 0; index < card.stacks.length; index += 1) {
    const printed = card.stacks[index];
    if (printed?.ammo !== ammo) continue;
    const isRoom =
      room === undefined
        ? (item.stacks[index]?.left ?? 0) < printed.count
        : addedLoad(card, item, index, 1) <= room;
    if (isRoom) return index;
  }
  return -1;
}

/** WF-RULING-108: attachments may be moved between the owner's cards. */
function addAttachings(state: Read, owner: SoldierView, found: Command[]): void {
  for (const item of owner.gear) {
    const card = getCard(state, item.card);
    if (card.type !== 'equipment' || card.attachesTo === undefined || isLocked(state, item)) continue;
    for (const { id: to } of owner.gear.filter((host) => canHold(state, owner, host, card)))
      if (to !== item.attachedTo && canCarry(state, owner, moved(owner, item.id, to)))
        found.push({ type: 'attach', item: item.id, to });
    if (item.attachedTo !== 0 && canCarry(state, owner, moved(owner, item.id, 0)))
      found.push({ type: 'detach', item: item.id });
  }
}

/** WF-BUY-20, 22: a card that the attachment names, with fewer of it than the limit. */
export function canHold(state: Read, owner: SoldierView, host: ItemView, attachment: EquipmentCard): boolean {
  if (!canAttach(attachment, getCard(state, host.card), isOn(state, 'acog-legacy'))) return false;
  const { limit, id } = attachment;
  const held = owner.gear.filter(({ card, attachedTo }) => card === id && attachedTo === host.id).length;
  return limit?.per !== 'weapon' || held < limit.times;
}

/** The gear with one attachment elsewhere: rails may no longer carry its weight. */
function moved({ gear }: SoldierView, item: number, to: number): readonly ItemView[] {
  return gear.map((each) => (each.id === item ? { ...each, attachedTo: to } : each));
}

/** Everything a Soldier may do with gear now; Non-Player Soldiers handle ammunition only (WF-ACT-13). */
export function gearOptions(state: Read, soldier: SoldierView): readonly Command[] {
  const { kind } = soldierCard(state, soldier);
  const found: Command[] = [];
  if (kind === 'squad') return found;
  if (kind === 'player') {
    addPasses(state, soldier, found);
    addDrops(state, soldier, found);
    addPickUps(state, soldier, found);
  }
  addGifts(state, soldier, found);
  addAmmoDrops(state, soldier, found);
  addFoundAmmo(state, soldier, found);
  if (kind === 'player') addAttachings(state, soldier, found);
  return found;
}

export function canHandleGear(state: Read, soldier: SoldierView): boolean {
  const { kind } = soldierCard(state, soldier);
  if (kind === 'squad') return false;
  // Who carries ammunition may lay it down, and mostly something else too: that is easily seen.
  const canLayDown = hasAmmo(state, soldier) || (kind === 'player' && canDrop(state, soldier));
  if (canLayDown) return true;
  const { ammo, gear } = getSlot(state, soldier.slot);
  // What is left is taken up here, or attached to something else.
  const isAnything = ammo.length > 0 || gear.length > 0 || (kind === 'player' && soldier.gear.length > 0);
  return isAnything && gearOptions(state, soldier).length > 0;
}

function hasAmmo(state: Read, soldier: SoldierView): boolean {
  const { cards } = profileOf(state, soldier);
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at];
    const stacks = soldier.gear[at]?.stacks ?? [];
    for (let stack = 0; stack < stacks.length; stack += 1) {
      const counters = stacks[stack];
      if (card && counters && isUsable(counters) && ammoOf(card, stack) !== '') return true;
    }
  }
  return false;
}

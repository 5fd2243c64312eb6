import type { Card, EquipmentCard } from '../content/cards.ts';
import type { Command } from '../types.ts';
import { addedLoad, canCarry, canSpare, spareLoad, withAttachments } from './carried.ts';
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
import { isPlayerSoldier, soldierCard } from './soldiers.ts';
import { canAttach } from './team.ts';

/** Options one by one: whether there is any at all is asked far more often than which. */
type Options = Generator<Command, void, undefined>;

/** WF-GEAR-13: whether an item was used this turn and stays where it is. */
function isLocked(state: Read, item: ItemView): boolean {
  return item.helped !== 0 && option(state, 'gear-use-lock') === 'no-transfer';
}

/** Whether an item and what is attached to it may leave its owner's hands. */
function canLetGo(state: Read, giver: SoldierView, item: ItemView): boolean {
  // WF-HTH-25: what was thrown lies under a hostile card.
  if (item.attachedTo !== 0 || item.under >= 0) return false;
  const isHeld = withAttachments(giver.gear, item.id).some((part) => isLocked(state, part));
  return !isHeld && canSpare(state, giver, item.id);
}

/** WF-GEAR-08, 09: to whom an item may be passed. */
function* passOptions(state: Read, giver: SoldierView): Options {
  const receivers = soldiersIn(state, giver.slot).filter(
    (other) => other.number !== giver.number && isPlayerSoldier(state, other),
  );
  if (receivers.length === 0) return;
  for (const item of giver.gear) {
    if (!canLetGo(state, giver, item)) continue;
    const parcel = withAttachments(giver.gear, item.id);
    for (const other of receivers)
      if (canCarry(state, other, [...other.gear, ...parcel]))
        yield { type: 'passGear', item: item.id, to: other.number };
  }
}

function* dropOptions(state: Read, giver: SoldierView): Options {
  for (const item of giver.gear) if (canLetGo(state, giver, item)) yield { type: 'dropGear', item: item.id };
}

/** WF-GEAR-11, WF-RULING-106. */
function* pickUpOptions(state: Read, finder: SoldierView): Options {
  const { gear } = getSlot(state, finder.slot);
  for (const item of gear)
    if (item.attachedTo === 0 && canCarry(state, finder, [...finder.gear, ...withAttachments(gear, item.id)]))
      yield { type: 'pickUp', item: item.id };
}

/** The stacks of these items that have a counter that is not Empty. */
function* usableStacks(gear: readonly ItemView[]): Generator<{ item: ItemView; stack: number }> {
  for (const item of gear) {
    for (const [stack, { left, isEmpty }] of item.stacks.entries())
      if (left - Number(isEmpty) > 0) yield { item, stack };
  }
}

/** WF-GEAR-04, 05, WF-RULING-105: non-Empty counters between weapons of one type in one Location. */
function* ammoOptions(state: Read, giver: SoldierView): Options {
  const comrades = soldiersIn(state, giver.slot);
  for (const { item, stack } of usableStacks(giver.gear)) {
    const ammo = ammoOf(getCard(state, item.card), stack);
    for (const other of comrades)
      for (const to of fittingWeapons(state, other, ammo))
        if (to !== item.id) yield { type: 'giveAmmo', item: item.id, stack, to };
  }
}

/** WF-GEAR-06: counters that are not Empty may be laid down. */
function* dropAmmoOptions(state: Read, { gear }: SoldierView): Options {
  for (const { item, stack } of usableStacks(gear))
    if (ammoOf(getCard(state, item.card), stack) !== '') yield { type: 'dropAmmo', item: item.id, stack };
}

/** WF-GEAR-06, WF-RULING-106: loose counters, and those on weapons that lie here. */
function* foundAmmoOptions(state: Read, finder: SoldierView): Options {
  const { ammo, gear } = getSlot(state, finder.slot);
  for (const [pile, { ammo: kind }] of ammo.entries())
    for (const to of fittingWeapons(state, finder, kind)) yield { type: 'pickUpAmmo', pile, to };
  for (const { item, stack } of usableStacks(gear)) {
    const kind = ammoOf(getCard(state, item.card), stack);
    for (const to of fittingWeapons(state, finder, kind))
      yield { type: 'takeAmmo', item: item.id, stack, to };
  }
}

function* fittingWeapons(state: Read, owner: SoldierView, ammo: string): Generator<number> {
  for (const item of owner.gear) if (fittingStack(state, owner, item, ammo) >= 0) yield item.id;
}

export function ammoOf(card: Card, stack: number): string {
  return card.type === 'weapon' ? (card.stacks[stack]?.ammo ?? '') : '';
}

/** The stack of a weapon that takes this ammunition and has room, or -1 (WF-SOLD-08). */
export function fittingStack(state: Read, owner: SoldierView, item: ItemView, ammo: string): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon' || ammo === '') return -1;
  return card.stacks.findIndex((printed, index) => {
    if (printed.ammo !== ammo) return false;
    return isPlayerSoldier(state, owner)
      ? addedLoad(card, item, index, 1) <= spareLoad(state, owner, owner.gear)
      : (item.stacks[index]?.left ?? 0) < printed.count;
  });
}

/** WF-RULING-108: attachments may be moved between the owner's cards. */
function* attachOptions(state: Read, owner: SoldierView): Options {
  for (const item of owner.gear) {
    const card = getCard(state, item.card);
    if (card.type !== 'equipment' || card.attachesTo === undefined || isLocked(state, item)) continue;
    for (const { id: to } of owner.gear.filter((host) => canHold(state, owner, host, card)))
      if (to !== item.attachedTo && canCarry(state, owner, moved(owner, item.id, to)))
        yield { type: 'attach', item: item.id, to };
    if (item.attachedTo !== 0 && canCarry(state, owner, moved(owner, item.id, 0)))
      yield { type: 'detach', item: item.id };
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
export function* gearOptions(state: Read, soldier: SoldierView): Options {
  const { kind } = soldierCard(state, soldier);
  if (kind === 'squad') return;
  if (kind === 'player') {
    yield* passOptions(state, soldier);
    yield* dropOptions(state, soldier);
    yield* pickUpOptions(state, soldier);
  }
  yield* ammoOptions(state, soldier);
  yield* dropAmmoOptions(state, soldier);
  yield* foundAmmoOptions(state, soldier);
  if (kind === 'player') yield* attachOptions(state, soldier);
}

export function canHandleGear(state: Read, soldier: SoldierView): boolean {
  if (soldierCard(state, soldier).kind === 'squad') return false;
  // Who carries ammunition may lay it down: that is easily seen.
  return hasAny(dropAmmoOptions(state, soldier)) || hasAny(gearOptions(state, soldier));
}

function hasAny(options: Options): boolean {
  return !options.next().done;
}

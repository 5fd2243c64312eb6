import type { Card, EquipmentCard } from '../../content/cards.ts';
import type { Command, RefusalCode } from '../../types.ts';
import type { Note } from '../in-force/search.ts';
import { isPlayerSoldier, soldierCard } from '../soldiers/soldiers.ts';
import { canAttach } from '../squad/team.ts';
import {
  getCard,
  getSlot,
  type ItemView,
  isOn,
  option,
  type Read,
  type SoldierView,
  soldiersIn,
} from '../table/lookup.ts';
import { profileOf } from '../table/profile.ts';
import { addedLoad, canCarry, canSpare, isPartOf, spareLoad, withAttachments } from './carried.ts';

/** WF-GEAR-13: whether an item was used this turn and stays where it is. */
function isLocked(state: Read, item: ItemView): boolean {
  return item.helped !== 0 && option(state, 'gear-use-lock') === 'no-transfer';
}

/** Why an item and what is attached to it may not leave its owner's hands. */
function letGoRefusal(state: Read, giver: SoldierView, item: ItemView): RefusalCode | undefined {
  if (item.attachedTo !== 0) return 'ATTACHED';
  // WF-HTH-25: a thrown weapon is under a hostile card.
  if (item.under >= 0) return 'THROWN';
  for (const part of giver.gear)
    if (isPartOf(part, item.id) && isLocked(state, part)) return 'USED_THIS_TURN';
  return canSpare(state, giver, item.id) ? undefined : 'STILL_NEEDED';
}

/** WF-GEAR-08, 09: to whom an item may be passed. */
function considerPasses(state: Read, giver: SoldierView, note: Note): void {
  const receivers = soldiersIn(state, giver.slot).filter(
    (other) => other.number !== giver.number && isPlayerSoldier(state, other),
  );
  for (const item of giver.gear)
    for (const other of receivers) {
      const refusal = letGoRefusal(state, giver, item) ?? carryRefusal(state, other, giver.gear, item.id);
      note({ type: 'passGear', item: item.id, to: other.number }, 'WF-GEAR-08', refusal);
    }
}

/** Why a Soldier cannot take an item, with what is attached to it, from a heap of gear. */
function carryRefusal(
  state: Read,
  taker: SoldierView,
  heap: readonly ItemView[],
  item: number,
): RefusalCode | undefined {
  return canCarry(state, taker, [...taker.gear, ...withAttachments(heap, item)])
    ? undefined
    : 'LOAD_EXCEEDED';
}

function canDrop(state: Read, giver: SoldierView): boolean {
  for (const item of giver.gear) if (letGoRefusal(state, giver, item) === undefined) return true;
  return false;
}

function considerDrops(state: Read, giver: SoldierView, note: Note): void {
  for (const item of giver.gear)
    note({ type: 'dropGear', item: item.id }, 'WF-GEAR-11', letGoRefusal(state, giver, item));
}

/** WF-GEAR-11, WF-RULING-106. */
function considerPickUps(state: Read, finder: SoldierView, note: Note): void {
  const { gear } = getSlot(state, finder.slot);
  for (const item of gear) {
    const attached = item.attachedTo === 0 ? undefined : 'ATTACHED';
    const refusal = attached ?? carryRefusal(state, finder, gear, item.id);
    note({ type: 'pickUp', item: item.id }, 'WF-GEAR-11', refusal);
  }
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
function considerGifts(state: Read, giver: SoldierView, note: Note): void {
  const gifts = usableStacks(giver.gear);
  if (gifts.length === 0) return;
  const takers = soldiersIn(state, giver.slot).map((taker) => takerOf(state, taker));
  for (const { item, stack } of gifts) {
    const ammo = ammoOf(getCard(state, item.card), stack);
    for (const { gear, room } of takers)
      for (const to of gear)
        if (to.id !== item.id && takesAmmo(state, to, ammo))
          note(
            { type: 'giveAmmo', item: item.id, stack, to: to.id },
            'WF-GEAR-04',
            stackRefusal(state, to, ammo, room),
          );
  }
}

/** Whether a weapon uses this ammunition at all. */
function takesAmmo(state: Read, item: ItemView, ammo: string): boolean {
  const card = getCard(state, item.card);
  return card.type === 'weapon' && ammo !== '' && card.stacks.some((stack) => stack.ammo === ammo);
}

function stackRefusal(
  state: Read,
  item: ItemView,
  ammo: string,
  room: number | undefined,
): RefusalCode | undefined {
  if (findStack(state, item, ammo, room) >= 0) return undefined;
  return room === undefined ? 'STACK_FULL' : 'LOAD_EXCEEDED';
}

/** WF-GEAR-06: counters that are not Empty may be laid down. */
function considerAmmoDrops(state: Read, { gear }: SoldierView, note: Note): void {
  for (const item of gear)
    for (const [stack, counters] of item.stacks.entries())
      if (ammoOf(getCard(state, item.card), stack) !== '')
        note(
          { type: 'dropAmmo', item: item.id, stack },
          'WF-GEAR-06',
          isUsable(counters) ? undefined : 'NO_USABLE_AMMO',
        );
}

/** WF-GEAR-06, WF-RULING-106: loose counters, and those on weapons that lie here. */
function considerFoundAmmo(state: Read, finder: SoldierView, note: Note): void {
  const { ammo, gear } = getSlot(state, finder.slot);
  if (ammo.length === 0 && gear.length === 0) return;
  const { gear: own, room } = takerOf(state, finder);
  const take = (kind: string, make: (to: number) => Command) => {
    for (const to of own)
      if (takesAmmo(state, to, kind)) note(make(to.id), 'WF-GEAR-06', stackRefusal(state, to, kind, room));
  };
  for (const [pile, { ammo: kind }] of ammo.entries()) take(kind, (to) => ({ type: 'pickUpAmmo', pile, to }));
  for (const { item, stack } of usableStacks(gear))
    take(ammoOf(getCard(state, item.card), stack), (to) => ({ type: 'takeAmmo', item: item.id, stack, to }));
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
function considerAttachings(state: Read, owner: SoldierView, note: Note): void {
  for (const item of owner.gear) {
    const card = getCard(state, item.card);
    if (card.type !== 'equipment' || card.attachesTo === undefined) continue;
    const locked = isLocked(state, item) ? 'USED_THIS_TURN' : undefined;
    for (const host of owner.gear)
      if (
        host.id !== item.attachedTo &&
        canAttach(card, getCard(state, host.card), isOn(state, 'acog-legacy'))
      )
        note(
          { type: 'attach', item: item.id, to: host.id },
          'WF-RULING-108',
          locked ?? hostRefusal(state, owner, host, card) ?? shiftRefusal(state, owner, item.id, host.id),
        );
    if (item.attachedTo !== 0)
      note(
        { type: 'detach', item: item.id },
        'WF-RULING-108',
        locked ?? shiftRefusal(state, owner, item.id, 0),
      );
  }
}

function shiftRefusal(state: Read, owner: SoldierView, item: number, to: number): RefusalCode | undefined {
  return canCarry(state, owner, moved(owner, item, to)) ? undefined : 'LOAD_EXCEEDED';
}

/** WF-BUY-20, 22: a card that the attachment names, with fewer of it than the limit. */
export function hostRefusal(
  state: Read,
  owner: SoldierView,
  host: ItemView,
  attachment: EquipmentCard,
): RefusalCode | undefined {
  if (!canAttach(attachment, getCard(state, host.card), isOn(state, 'acog-legacy'))) return 'DOES_NOT_FIT';
  const { limit, id } = attachment;
  const held = owner.gear.filter(({ card, attachedTo }) => card === id && attachedTo === host.id).length;
  return limit?.per !== 'weapon' || held < limit.times ? undefined : 'HOST_FULL';
}

/** The gear with one attachment moved elsewhere, where rails may no longer carry its weight. */
function moved({ gear }: SoldierView, item: number, to: number): readonly ItemView[] {
  return gear.map((each) => (each.id === item ? { ...each, attachedTo: to } : each));
}

/** Everything a Soldier may do with gear now. */
export function gearOptions(state: Read, soldier: SoldierView): readonly Command[] {
  const found: Command[] = [];
  considerHandling(state, soldier, (command, _rule, refusal) => {
    if (refusal === undefined) found.push(command);
  });
  return found;
}

/** What a Soldier might do with gear, and what rules it out; Non-Player Soldiers handle ammunition only (WF-ACT-13). */
export function considerHandling(state: Read, soldier: SoldierView, note: Note): void {
  const { kind } = soldierCard(state, soldier);
  if (kind === 'squad') return;
  if (kind === 'player') {
    considerPasses(state, soldier, note);
    considerDrops(state, soldier, note);
    considerPickUps(state, soldier, note);
  }
  considerGifts(state, soldier, note);
  considerAmmoDrops(state, soldier, note);
  considerFoundAmmo(state, soldier, note);
  if (kind === 'player') considerAttachings(state, soldier, note);
}

/** WF-ACT-13: why a Soldier has nothing to do with gear here. */
export function handlingRefusal(state: Read, soldier: SoldierView): RefusalCode | undefined {
  if (soldierCard(state, soldier).kind === 'squad') return 'SQUAD_GEAR';
  return canHandleGear(state, soldier) ? undefined : 'NO_GEAR_HERE';
}

function canHandleGear(state: Read, soldier: SoldierView): boolean {
  const { kind } = soldierCard(state, soldier);
  // Quick to see: anybody with ammunition may lay it down, and most Soldiers have something else to drop.
  const canLayDown = hasAmmo(state, soldier) || (kind === 'player' && canDrop(state, soldier));
  if (canLayDown) return true;
  const { ammo, gear } = getSlot(state, soldier.slot);
  // All that remains is picking up what lies here, or moving an attachment.
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

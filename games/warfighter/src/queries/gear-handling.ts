import type { Card, EquipmentCard } from '../content/cards.ts';
import type { Command } from '../types.ts';
import { canCarry, canSpare, withAttachments } from './carried.ts';
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

/** WF-GEAR-13: whether an item was used this turn and stays where it is. */
function isLocked(state: Read, item: ItemView): boolean {
  return option(state, 'gear-use-lock') === 'no-transfer' && item.helped !== 0;
}

/** Whether an item and what is attached to it may leave its owner's hands. */
function canLetGo(state: Read, giver: SoldierView, item: ItemView): boolean {
  const parcel = withAttachments(giver.gear, item.id);
  return (
    item.attachedTo === 0 && !parcel.some((part) => isLocked(state, part)) && canSpare(state, giver, item.id)
  );
}

/** WF-GEAR-08, 09: to whom an item may be passed. */
function receivers(state: Read, giver: SoldierView, item: ItemView): readonly number[] {
  if (!canLetGo(state, giver, item)) return [];
  const parcel = withAttachments(giver.gear, item.id);
  return soldiersIn(state, giver.slot).flatMap((other) =>
    other.number !== giver.number &&
    isPlayerSoldier(state, other) &&
    canCarry(state, other, [...other.gear, ...parcel])
      ? [other.number]
      : [],
  );
}

function passOptions(state: Read, giver: SoldierView): readonly Command[] {
  return giver.gear.flatMap((item) =>
    receivers(state, giver, item).map((to) => ({ type: 'passGear', item: item.id, to }) as const),
  );
}

function dropOptions(state: Read, giver: SoldierView): readonly Command[] {
  return giver.gear.flatMap((item) =>
    canLetGo(state, giver, item) ? [{ type: 'dropGear', item: item.id } as const] : [],
  );
}

/** WF-GEAR-11, WF-RULING-106. */
function pickUpOptions(state: Read, finder: SoldierView): readonly Command[] {
  const { gear } = getSlot(state, finder.slot);
  return gear.flatMap((item) =>
    item.attachedTo === 0 && canCarry(state, finder, [...finder.gear, ...withAttachments(gear, item.id)])
      ? [{ type: 'pickUp', item: item.id } as const]
      : [],
  );
}

/** WF-GEAR-04, 05, WF-RULING-105: non-Empty counters between weapons of one type in one Location. */
function ammoOptions(state: Read, giver: SoldierView): readonly Command[] {
  return giver.gear.flatMap((item) =>
    item.stacks.flatMap((stack, index) => {
      if (stack.left - Number(stack.isEmpty) <= 0) return [];
      return ammoReceivers(state, giver, item, index).map(
        (to) => ({ type: 'giveAmmo', item: item.id, stack: index, to }) as const,
      );
    }),
  );
}

/** WF-GEAR-06: counters that are not Empty may be laid down. */
function dropAmmoOptions(state: Read, { gear }: SoldierView): readonly Command[] {
  return gear.flatMap((item) =>
    item.stacks.flatMap((stack, index) => {
      const hasAny =
        stack.left - Number(stack.isEmpty) > 0 && ammoOf(getCard(state, item.card), index) !== '';
      return hasAny ? [{ type: 'dropAmmo', item: item.id, stack: index } as const] : [];
    }),
  );
}

/** WF-GEAR-06, WF-RULING-106: loose counters, and those on weapons that lie here. */
function foundAmmoOptions(state: Read, finder: SoldierView): readonly Command[] {
  const { ammo, gear } = getSlot(state, finder.slot);
  const loose = ammo.flatMap((pile, index) =>
    fittingWeapons(state, finder, pile.ammo).map((to) => ({ type: 'pickUpAmmo', pile: index, to }) as const),
  );
  const lying = gear.flatMap((item) =>
    item.stacks.flatMap((stack, index) => {
      if (stack.left - Number(stack.isEmpty) <= 0) return [];
      const kind = ammoOf(getCard(state, item.card), index);
      return fittingWeapons(state, finder, kind).map(
        (to) => ({ type: 'takeAmmo', item: item.id, stack: index, to }) as const,
      );
    }),
  );
  return [...loose, ...lying];
}

function fittingWeapons(state: Read, owner: SoldierView, ammo: string): readonly number[] {
  return owner.gear.flatMap((item) => (fittingStack(state, owner, item, ammo) >= 0 ? [item.id] : []));
}

function ammoReceivers(state: Read, giver: SoldierView, item: ItemView, stack: number): readonly number[] {
  const ammo = ammoOf(getCard(state, item.card), stack);
  return soldiersIn(state, giver.slot).flatMap((other) =>
    other.gear.flatMap((target) =>
      target.id !== item.id && fittingStack(state, other, target, ammo) >= 0 ? [target.id] : [],
    ),
  );
}

export function ammoOf(card: Card, stack: number): string {
  return card.type === 'weapon' ? (card.stacks[stack]?.ammo ?? '') : '';
}

/** The stack of a weapon that takes this ammunition and has room, or -1 (WF-SOLD-08). */
export function fittingStack(state: Read, owner: SoldierView, item: ItemView, ammo: string): number {
  const card = getCard(state, item.card);
  if (card.type !== 'weapon' || ammo === '') return -1;
  return card.stacks.findIndex((printed, index) => {
    const left = item.stacks[index]?.left ?? 0;
    if (printed.ammo !== ammo) return false;
    if (!isPlayerSoldier(state, owner)) return left < printed.count;
    const filled = owner.gear.map((each) =>
      each.id === item.id
        ? {
            ...each,
            stacks: each.stacks.map((stack, at) =>
              at === index ? { ...stack, left: stack.left + 1 } : stack,
            ),
          }
        : each,
    );
    return canCarry(state, owner, filled);
  });
}

/** WF-RULING-108: attachments may be moved between the owner's weapons. */
function attachOptions(state: Read, owner: SoldierView): readonly Command[] {
  return owner.gear.flatMap((item) => {
    const card = getCard(state, item.card);
    if (card.type !== 'equipment' || card.attachesTo === undefined || isLocked(state, item)) return [];
    const fitting = owner.gear.filter(
      (weapon) => weapon.id !== item.attachedTo && canHold(state, owner, weapon, card),
    );
    const attach = fitting.map((weapon) => ({ type: 'attach', item: item.id, to: weapon.id }) as const);
    const isLoose = item.attachedTo === 0 || !canCarry(state, owner, moved(owner, item.id, 0));
    return [
      ...attach.filter(({ to }) => canCarry(state, owner, moved(owner, item.id, to))),
      ...(isLoose ? [] : [{ type: 'detach', item: item.id } as const]),
    ];
  });
}

/** WF-BUY-20, 22: a weapon that the attachment names, with fewer of it than the limit. */
function canHold(state: Read, owner: SoldierView, weapon: ItemView, attachment: EquipmentCard): boolean {
  const onto = getCard(state, weapon.card);
  const { limit, id } = attachment;
  const held = owner.gear.filter(({ card, attachedTo }) => card === id && attachedTo === weapon.id).length;
  return (
    onto.type === 'weapon' &&
    canAttach(attachment, onto, isOn(state, 'acog-legacy')) &&
    (limit?.per !== 'weapon' || held < limit.times)
  );
}

/** The gear with one attachment elsewhere: rails may no longer carry its weight. */
function moved({ gear }: SoldierView, item: number, to: number): readonly ItemView[] {
  return gear.map((each) => (each.id === item ? { ...each, attachedTo: to } : each));
}

/** Everything a Soldier may do with gear now; Non-Player Soldiers handle ammunition only (WF-ACT-13). */
export function gearOptions(state: Read, soldier: SoldierView): readonly Command[] {
  const { kind } = soldierCard(state, soldier);
  if (kind === 'squad') return [];
  const ammo = [
    ...ammoOptions(state, soldier),
    ...dropAmmoOptions(state, soldier),
    ...foundAmmoOptions(state, soldier),
  ];
  if (kind === 'nonPlayer') return ammo;
  return [
    ...passOptions(state, soldier),
    ...dropOptions(state, soldier),
    ...pickUpOptions(state, soldier),
    ...ammo,
    ...attachOptions(state, soldier),
  ];
}

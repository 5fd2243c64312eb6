import { InvariantError } from '@sitrep/kernel';
import { getItem, getSlot, getSoldier } from '../queries/table/lookup.ts';
import type { Item, LooseAmmo, Stack, WarState } from '../state.ts';
import type { Handlers } from './handlers.ts';
import { cloneItem } from './soldiers.ts';

function itemOf(game: WarState, soldier: number, item: number): Item {
  return getItem(getSoldier({ game }, soldier), item);
}

function stackOf(game: WarState, soldier: number, item: number, stack: number): Stack {
  const found = itemOf(game, soldier, item).stacks[stack];
  if (found === undefined) throw new InvariantError('STACK_UNKNOWN', `item ${item} has no stack ${stack}`);
  return found;
}

/** Whatever holds gear: a Soldier or a Location. */
interface Holder {
  gear: readonly Item[];
}

/** Takes an item and what is attached to it from where it is. */
function takeGear(holder: Holder, id: number): readonly Item[] {
  const taken = holder.gear.filter((item) => item.id === id || item.attachedTo === id);
  holder.gear = holder.gear.filter((item) => !taken.includes(item));
  // WF-RULING-146: a Bipod stays where its weapon is.
  for (const item of taken) item.isDeployed = false;
  return taken;
}

function addGear(holder: Holder, items: readonly Item[]): void {
  holder.gear = [...holder.gear, ...items];
}

export function clonePile({ ammo, setSize, left, droppedBy }: LooseAmmo): LooseAmmo {
  return { ammo, setSize, left, droppedBy };
}

export const gearHandlers: Handlers<
  | 'weaponEmptied'
  | 'reloaded'
  | 'jammed'
  | 'jamCleared'
  | 'ammoSpent'
  | 'ammoGained'
  | 'itemExpended'
  | 'itemRemoved'
  | 'shotLocked'
  | 'itemHelped'
  | 'weaponDeployed'
  | 'weaponThrown'
  | 'weaponReturned'
  | 'gearPassed'
  | 'gearDropped'
  | 'gearPickedUp'
  | 'attachmentMoved'
  | 'ammoDropped'
  | 'ammoPickedUp'
  | 'ammoTaken'
  | 'gearBought'
> = {
  weaponEmptied(game, { soldier, item, stack }) {
    stackOf(game, soldier, item, stack).isEmpty = true;
  },
  reloaded(game, { soldier, item, stack }) {
    const reloaded = stackOf(game, soldier, item, stack);
    reloaded.isEmpty = false;
    reloaded.left -= 1;
  },
  jammed(game, { soldier, item }) {
    itemOf(game, soldier, item).isJammed = true;
  },
  jamCleared(game, { soldier, item }) {
    itemOf(game, soldier, item).isJammed = false;
  },
  ammoSpent(game, { soldier, item, stack, amount }) {
    stackOf(game, soldier, item, stack).left -= amount;
  },
  ammoGained(game, { soldier, item, stack, amount }) {
    stackOf(game, soldier, item, stack).left += amount;
  },
  itemExpended(game, { soldier, item, amount }) {
    itemOf(game, soldier, item).counters -= amount;
  },
  itemRemoved(game, { soldier, item }) {
    takeGear(getSoldier({ game }, soldier), item);
  },
  shotLocked(game, { soldier, item, profile }) {
    itemOf(game, soldier, item).locked.push(profile);
  },
  itemHelped(game, { soldier, item, helped }) {
    itemOf(game, soldier, item).helped = helped;
  },
  weaponDeployed(game, { soldier, item }) {
    itemOf(game, soldier, item).isDeployed = true;
  },
  weaponThrown(game, { soldier, item, hostile }) {
    itemOf(game, soldier, item).under = hostile;
  },
  weaponReturned(game, { soldier, item }) {
    itemOf(game, soldier, item).under = -1;
  },
  gearPassed(game, { soldier, item, to }) {
    addGear(getSoldier({ game }, to), takeGear(getSoldier({ game }, soldier), item));
  },
  gearDropped(game, { soldier, item, slot, isLeft }) {
    const dropped = takeGear(getSoldier({ game }, soldier), item);
    for (const each of dropped) {
      each.droppedBy = isLeft ? 0 : soldier;
      // Whoever takes it up from a departed Soldier carries its worth (WF-RULING-103).
      if (isLeft) each.isPrinted = false;
      each.under = -1;
    }
    addGear(getSlot({ game }, slot), dropped);
  },
  gearPickedUp(game, { soldier, item, slot }) {
    const found = takeGear(getSlot({ game }, slot), item);
    for (const each of found) each.droppedBy = 0;
    addGear(getSoldier({ game }, soldier), found);
  },
  attachmentMoved(game, { soldier, item, to }) {
    itemOf(game, soldier, item).attachedTo = to;
    // A new list, because what gear adds up to is cached per list.
    addGear(getSoldier({ game }, soldier), []);
  },
  ammoDropped(game, { soldier, item, stack, slot, pile }) {
    stackOf(game, soldier, item, stack).left -= pile.left;
    const { ammo } = getSlot({ game }, slot);
    const same = ammo.find(
      (other) =>
        other.ammo === pile.ammo && other.setSize === pile.setSize && other.droppedBy === pile.droppedBy,
    );
    if (same === undefined) ammo.push(clonePile(pile));
    else same.left += pile.left;
  },
  ammoPickedUp(game, { soldier, item, stack, slot, pile }) {
    stackOf(game, soldier, item, stack).left += 1;
    const { ammo } = getSlot({ game }, slot);
    const found = ammo[pile];
    if (found === undefined) throw new InvariantError('PILE_UNKNOWN', `slot ${slot} has no pile ${pile}`);
    found.left -= 1;
    if (found.left === 0) ammo.splice(pile, 1);
  },
  ammoTaken(game, { soldier, item, stack, slot, from, fromStack }) {
    stackOf(game, soldier, item, stack).left += 1;
    const source = getItem(getSlot({ game }, slot), from).stacks[fromStack];
    if (source !== undefined) source.left -= 1;
  },
  gearBought(game, { soldier, gear }) {
    const buyer = getSoldier({ game }, soldier);
    addGear(buyer, [cloneItem(gear)]);
    buyer.bought[gear.card] = (buyer.bought[gear.card] ?? 0) + 1;
    game.nextItem += 1;
  },
};

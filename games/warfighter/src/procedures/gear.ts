import type { Context, PickStep, Procedure } from '@sitrep/kernel';
import { seatOf, type War } from '../acts/common.ts';
import { makeItem } from '../queries/gear/carried.ts';
import { ammoOf, considerHandling, fittingStack, gearOptions } from '../queries/gear/gear-handling.ts';
import { considerGoods, shopOptions } from '../queries/gear/shop.ts';
import { setAsideAs } from '../queries/mission/decks.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { emptyStacks } from '../queries/soldiers/gear.ts';
import { priceOf, setSize, startingXp } from '../queries/squad/team.ts';
import {
  findItem,
  getCard,
  getCardOf,
  getItem,
  getSlot,
  getSoldier,
  option,
  soldiersIn,
  team,
} from '../queries/table/lookup.ts';
import { handOf, zoneOfCard } from '../queries/table/zones.ts';
import type { Command, Frames, WarTypes } from '../types.ts';
import { CALLER } from './unplanned.ts';

function handle(context: War, soldier: number, command: Command): void {
  const { slot } = getSoldier(context.state, soldier);
  switch (command.type) {
    case 'passGear':
      return void context.emit({
        type: 'gearPassed',
        rule: 'WF-GEAR-08',
        soldier,
        item: command.item,
        to: command.to,
      });
    case 'dropGear':
      return void context.emit({
        type: 'gearDropped',
        rule: 'WF-GEAR-10',
        soldier,
        item: command.item,
        slot,
        isLeft: false,
      });
    case 'pickUp':
      return void context.emit({
        type: 'gearPickedUp',
        rule: 'WF-GEAR-11',
        soldier,
        item: command.item,
        slot,
      });
    case 'giveAmmo':
      return giveAmmo(context, soldier, command);
    case 'dropAmmo':
      return dropAmmo(context, soldier, command);
    case 'pickUpAmmo':
    case 'takeAmmo':
      return findAmmo(context, soldier, command);
    case 'attach':
      return void context.emit({
        type: 'attachmentMoved',
        rule: 'WF-RULING-108',
        soldier,
        item: command.item,
        to: command.to,
      });
    case 'detach':
      return void context.emit({
        type: 'attachmentMoved',
        rule: 'WF-RULING-108',
        soldier,
        item: command.item,
        to: 0,
      });
    default:
  }
}

function giveAmmo(
  context: War,
  soldier: number,
  { item, stack, to }: Extract<Command, { type: 'giveAmmo' }>,
): void {
  const giver = getSoldier(context.state, soldier);
  const ammo = ammoOf(getCard(context.state, getItem(giver, item).card), stack);
  const receiver = soldiersIn(context.state, giver.slot).find((other) =>
    other.gear.some(({ id }) => id === to),
  );
  if (receiver === undefined) return;
  const into = fittingStack(context.state, receiver, getItem(receiver, to), ammo);
  context.emit({ type: 'ammoSpent', rule: 'WF-GEAR-05', soldier, item, stack, amount: 1 });
  context.emit({
    type: 'ammoGained',
    rule: 'WF-GEAR-05',
    soldier: receiver.number,
    item: to,
    stack: into,
    amount: 1,
  });
}

/** WF-GEAR-06: one counter; beyond the printed number it goes on counting as its owner's (WF-RULING-103). */
function dropAmmo(
  context: War,
  soldier: number,
  { item, stack }: Extract<Command, { type: 'dropAmmo' }>,
): void {
  const owner = getSoldier(context.state, soldier);
  const carried = getItem(owner, item);
  const card = getCardOf(context.state, 'weapon', carried.card);
  const isExtra = (carried.stacks[stack]?.left ?? 0) > (card.stacks[stack]?.count ?? 0);
  const pile = {
    ammo: ammoOf(card, stack),
    setSize: setSize(card, stack),
    left: 1,
    droppedBy: isExtra ? soldier : 0,
  };
  context.emit({ type: 'ammoDropped', rule: 'WF-GEAR-06', soldier, item, stack, slot: owner.slot, pile });
}

type Found = Extract<Command, { type: 'pickUpAmmo' | 'takeAmmo' }>;

/** One counter of what lies here, loose or on a weapon. */
function findAmmo(context: War, soldier: number, command: Found): void {
  const finder = getSoldier(context.state, soldier);
  const { slot } = finder;
  const here = getSlot(context.state, slot);
  const ammo =
    command.type === 'pickUpAmmo'
      ? (here.ammo[command.pile]?.ammo ?? '')
      : ammoOf(getCard(context.state, getItem(here, command.item).card), command.stack);
  const item = command.to;
  const stack = fittingStack(context.state, finder, getItem(finder, item), ammo);
  const facts = { rule: 'WF-GEAR-06', soldier, item, stack, slot } as const;
  if (command.type === 'pickUpAmmo') context.emit({ type: 'ammoPickedUp', ...facts, pile: command.pile });
  else context.emit({ type: 'ammoTaken', ...facts, from: command.item, fromStack: command.stack });
}

const gearHandling: PickStep<WarTypes, 'gear'> = {
  kind: 'pick',
  name: 'gearHandling',
  rule: 'WF-ACT-13',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (_state, { soldier }) => ({ soldier }),
  options: (state, { soldier }) => [{ type: 'enough' }, ...gearOptions(state, getSoldier(state, soldier))],
  blocked: (state, { soldier }) =>
    blockedBy((note) => considerHandling(state, getSoldier(state, soldier), note)),
  unplanned: CALLER,
  answer(context, { soldier }, _seat, command) {
    if (command.type === 'enough') return context.done();
    handle(context, soldier, command);
    context.go('start');
  },
};

/** Passing, dropping, picking up and attaching, as often as wanted. */
export const gear: Procedure<WarTypes, 'gear'> = { start: gearHandling };

type Aside = PickStep<WarTypes, 'setAside'>;

/** WF-MOVE-11: for whom to set cards aside; cards already there stay his. */
const asideFor: Aside = {
  kind: 'pick',
  name: 'beneficiaryChoice',
  rule: 'WF-MOVE-11',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: (state) => team(state).map(({ number }) => ({ type: 'forSoldier', soldier: number })),
  unplanned: CALLER,
  answer(context, _frame, _seat, command) {
    if (command.type === 'forSoldier') context.go('cards', { beneficiary: command.soldier });
  },
};

const asideCards: Aside = {
  kind: 'pick',
  name: 'discardChoice',
  rule: 'WF-OPT-02',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (_state, { beneficiary }) => ({ soldier: beneficiary }),
  options: (state, { soldier }) => [
    { type: 'enough' },
    ...handOf(state, soldier).map((card) => ({ type: 'pick', card }) as const),
  ],
  unplanned: CALLER,
  answer(context, { soldier, beneficiary }, _seat, command) {
    if (command.type !== 'pick') return context.done();
    context.move({
      rule: 'WF-OPT-02',
      from: zoneOfCard(context.state, soldier, command.card),
      into: setAsideAs(context.state, beneficiary, command.card),
      tokens: [command.card],
    });
    context.go('cards');
  },
};

/** WF-MOVE-10, 11: cards laid by for an entrance, one at a time. */
export const setAside: Procedure<WarTypes, 'setAside'> = {
  start: {
    kind: 'auto',
    run: (context) => context.go(option(context.state, 'save-cards') === 'any' ? 'for' : 'cards'),
  },
  for: asideFor,
  cards: asideCards,
};

function buy(
  context: Context<WarTypes, 'shopping'>,
  { points, soldiers }: Frames['shopping'],
  command: Command,
): void {
  if (command.type === 'buyGear') {
    const { soldier } = command;
    const card = getCard(context.state, command.card);
    const cost = priceOf(context.state, card.id);
    context.emit({
      type: 'gearBought',
      rule: 'WF-BUY-25',
      soldier,
      item: context.state.game.nextItem,
      gear: {
        ...makeItem(context.state, context.state.game.nextItem, { card: card.id }),
        attachedTo: command.attachTo ?? 0,
      },
      cost,
    });
    // WF-RULING-09: "start with n XP" on gear works for whoever gets it first, whenever that is.
    const xp = startingXp(card);
    if (xp > 0) context.emit({ type: 'xpGained', rule: 'WF-XP-12', soldier, amount: xp });
    return context.go('start', { points: points - cost });
  }
  if (command.type !== 'buyAmmo') return context.done();
  const owner = soldiers
    .map((number) => getSoldier(context.state, number))
    .find((each) => findItem(each, command.item) !== undefined);
  if (owner === undefined) return context.done();
  const soldier = owner.number;
  const card = getCard(context.state, getItem(owner, command.item).card);
  const amount = card.type === 'weapon' ? setSize(card, command.stack) : 0;
  context.emit({
    type: 'ammoGained',
    rule: 'WF-BUY-25',
    soldier,
    item: command.item,
    stack: command.stack,
    amount,
  });
  context.go('start', { points: points - 1 });
}

/** An allowance spent in one go; what is left over is lost. */
export const shopping: Procedure<WarTypes, 'shopping'> = {
  start: {
    kind: 'auto',
    run: (context, frame) => (frame.points > 0 ? context.go('ask') : context.done()),
  },
  ask: {
    kind: 'pick',
    name: 'shopping',
    rule: 'WF-BUY-25',
    seats: (state, { soldiers: [first = 1] }) => [seatOf(state, first)],
    about: (_state, { points }) => ({ points }),
    options: shopOptions,
    blocked: (state, frame) => blockedBy((note) => considerGoods(state, frame, note)),
    unplanned: CALLER,
    answer: (context, frame, _seat, command) => buy(context, frame, command),
  },
};

/** The stack to reload when a card grants it and several are Empty. */
export const freeReload: Procedure<WarTypes, 'freeReload'> = {
  start: {
    kind: 'pick',
    name: 'weaponChoice',
    rule: 'WF-ACT-09',
    seats: (state, { soldier }) => [seatOf(state, soldier)],
    options: (state, { soldier }) =>
      emptyStacks(getSoldier(state, soldier)).map(({ item, stack }) => ({
        type: 'reload',
        soldier,
        weapon: item,
        stack,
      })),
    blocked: (state, { soldier }) =>
      blockedBy((note) => {
        for (const { id, stacks } of getSoldier(state, soldier).gear)
          for (const [stack, { isEmpty }] of stacks.entries())
            note(
              { type: 'reload', soldier, weapon: id, stack },
              'WF-ACT-09',
              isEmpty ? undefined : 'NOT_EMPTY',
            );
      }),
    unplanned: CALLER,
    answer(context, { soldier }, _seat, command) {
      if (command.type === 'reload')
        context.emit({
          type: 'reloaded',
          rule: 'WF-ACT-09',
          soldier,
          item: command.weapon,
          stack: command.stack,
        });
      context.done();
    },
  },
};

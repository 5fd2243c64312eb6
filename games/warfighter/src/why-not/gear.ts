import { ammoOf } from '../queries/gear/gear-handling.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { findItem, getCard, getSlot, type ItemView, soldiersIn } from '../queries/table/lookup.ts';
import { type Attempt, because, type WhyNot, type WhyNots } from './attempt.ts';

/** WF-GEAR-09: Weapons and Equipment are for Player Soldiers; others handle ammunition only. */
const playerOnly: WhyNot = ({ state, asked }) =>
  asked !== undefined && !isPlayerSoldier(state, asked) ? because('NPS_GEAR', 'WF-GEAR-09') : undefined;

/** Something that the Soldier handling gear does not carry. */
const carried: WhyNot = ({ asked, number }) =>
  asked !== undefined && findItem(asked, number('item')) === undefined
    ? because('NOT_CARRIED', 'WF-GEAR-08')
    : undefined;

/** Something that does not lie where he is. */
const lying: WhyNot = ({ state, asked, number }) =>
  asked !== undefined && !getSlot(state, asked.slot).gear.some(({ id }) => id === number('item'))
    ? because('NOT_LYING_HERE', 'WF-GEAR-11')
    : undefined;

const passGear: WhyNot = (attempt) => playerOnly(attempt) ?? carried(attempt) ?? receiverReason(attempt);

/** WF-GEAR-08, 09: gear goes to another Player Soldier in the same Location. */
function receiverReason({ state, asked, soldier }: Attempt) {
  const receiver = soldier('to');
  if (receiver === undefined) return because('HAS_LEFT', 'WF-GEAR-08');
  if (!isPlayerSoldier(state, receiver)) return because('NPS_GEAR', 'WF-GEAR-09');
  return receiver.number === asked?.number
    ? because('ALREADY_HIS', 'WF-GEAR-08')
    : because('NOT_SAME_PLACE', 'WF-GEAR-08');
}

/** The weapon that counters should go to: within reach, and one that takes them. */
function weaponReason({ state, asked, number }: Attempt, ammo: string) {
  const near = asked === undefined ? [] : soldiersIn(state, asked.slot);
  const weapon = near.flatMap(({ gear }) => gear).find(({ id }) => id === number('to'));
  if (weapon === undefined) return because('NOT_SAME_PLACE', 'WF-GEAR-05');
  const card = getCard(state, weapon.card);
  const takes = card.type === 'weapon' && card.stacks.some((stack) => stack.ammo === ammo);
  return takes ? because('ALREADY_HIS', 'WF-GEAR-05') : because('NO_FITTING_STACK', 'WF-GEAR-04');
}

function ammoIn({ state, number }: Attempt, item: ItemView | undefined): string {
  return item === undefined ? '' : ammoOf(getCard(state, item.card), number('stack'));
}

function isUsable(item: ItemView | undefined, stack: number): boolean {
  const counters = item?.stacks[stack];
  return counters !== undefined && counters.left - Number(counters.isEmpty) > 0;
}

const giveAmmo: WhyNot = (attempt) => {
  const item = attempt.asked && findItem(attempt.asked, attempt.number('item'));
  if (item === undefined) return because('NOT_CARRIED', 'WF-GEAR-05');
  if (!isUsable(item, attempt.number('stack'))) return because('NO_USABLE_AMMO', 'WF-GEAR-05');
  return weaponReason(attempt, ammoIn(attempt, item));
};

const takeAmmo: WhyNot = (attempt) => {
  const { state, asked, number } = attempt;
  const gear = asked === undefined ? [] : getSlot(state, asked.slot).gear;
  const item = gear.find(({ id }) => id === number('item'));
  if (item === undefined) return because('NOT_LYING_HERE', 'WF-GEAR-06');
  if (!isUsable(item, number('stack'))) return because('NO_USABLE_AMMO', 'WF-GEAR-06');
  return weaponReason(attempt, ammoIn(attempt, item));
};

const pickUpAmmo: WhyNot = (attempt) => {
  const { state, asked, number } = attempt;
  const pile = asked && getSlot(state, asked.slot).ammo[number('pile')];
  return pile === undefined ? because('NOT_LYING_HERE', 'WF-GEAR-06') : weaponReason(attempt, pile.ammo);
};

const attach: WhyNot = (attempt) => {
  const { state, asked, number } = attempt;
  const item = asked && findItem(asked, number('item'));
  if (asked === undefined || item === undefined) return because('NOT_CARRIED', 'WF-RULING-108');
  if (findItem(asked, number('to')) === undefined) return because('NOT_CARRIED', 'WF-RULING-108');
  const card = getCard(state, item.card);
  if (card.type !== 'equipment' || card.attachesTo === undefined)
    return because('NO_ATTACHMENT', 'WF-RULING-108');
  return item.attachedTo === number('to')
    ? because('ATTACHED', 'WF-RULING-108')
    : because('DOES_NOT_FIT', 'WF-BUY-22');
};

/** Gear of those Soldiers whom the seat runs. */
const ownGear: WhyNot = ({ state, seat, number }) => {
  const isOwn = ownSoldiers(state, seat).some((soldier) => findItem(soldier, number('item')) !== undefined);
  return isOwn ? because('NO_USABLE_AMMO', 'WF-GEAR-01') : because('NOT_CARRIED', 'WF-GEAR-08');
};

/** What is not for sale for this Soldier at all. */
const buyGear: WhyNot = ({ state, soldier, text }) => {
  if (soldier('soldier') === undefined) return because('HAS_LEFT', 'WF-BUY-25');
  const card = state.content.cards[text('card')];
  const isAttachment = card?.type === 'equipment' && card.attachesTo !== undefined;
  return isAttachment ? because('DOES_NOT_FIT', 'WF-BUY-22') : because('NOT_A_BUYER', 'WF-BUY-25');
};

export const GEAR: WhyNots = {
  passGear,
  dropGear: (attempt) => playerOnly(attempt) ?? carried(attempt),
  pickUp: (attempt) => playerOnly(attempt) ?? lying(attempt),
  giveAmmo,
  takeAmmo,
  pickUpAmmo,
  dropAmmo: (attempt) => carried(attempt) ?? because('NO_USABLE_AMMO', 'WF-GEAR-06'),
  attach: (attempt) => playerOnly(attempt) ?? attach(attempt),
  detach: (attempt) => playerOnly(attempt) ?? carried(attempt) ?? because('NOT_ATTACHED', 'WF-RULING-108'),
  discardGear: ownGear,
  discardAmmo: ownGear,
  buyAmmo: ownGear,
  buyGear,
};

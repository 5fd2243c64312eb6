import {
  CANCEL,
  type Context,
  type PickStep,
  type Procedure,
  type Seat,
  sameData,
  type WindowStep,
} from '@sitrep/kernel';
import {
  areHandsOpen,
  checkEnd,
  discardAll,
  discardFromHand,
  holderOf,
  noteHelp,
  seatOf,
} from '../acts/common.ts';
import { entranceOccasion, entranceOf, spokenIn } from '../choices/paying.ts';
import { answersTo, considerAnswers, seatsToReact } from '../choices/reacting.ts';
import { boostEffects } from '../queries/attack/boosts.ts';
import { isEffect } from '../queries/in-force/abilities.ts';
import type { Note } from '../queries/in-force/search.ts';
import { entranceCosts, entranceDue } from '../queries/movement/entrance.ts';
import {
  affordableMoves,
  considerMoves,
  entrancePayers,
  openMoves,
  payingCards,
} from '../queries/movement/moves.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import { getSlot, getSoldier, isOn, type Read } from '../queries/table/lookup.ts';
import { asidePlacesZone, asideZone, handOf, tokensIn } from '../queries/table/zones.ts';
import type { Command, MoveFrame, WarTypes } from '../types.ts';
import { playOf } from './begin.ts';
import { commitBoost } from './play-costs.ts';
import { TEXTS } from './unplanned.ts';

function dueIn(state: Read, frame: MoveFrame): number {
  return entranceDue(state, getSoldier(state, frame.soldier), frame.to, frame.boosts) - frame.discards.length;
}

/** Cards of those who may pay, and boosters (WF-MOVE-05, 06), as long as the rest can still be paid. */
function paymentOptions(state: Read, frame: MoveFrame, seat: Seat): readonly Command[] {
  const spoken = spokenIn(frame);
  const entrance = entranceOf(state, frame, seat);
  const free = entrancePayers(state, entrance.mover)
    .filter((payer) => payer.seat === seat)
    .flatMap(({ number }) => handOf(state, number).filter((card) => !spoken.includes(card)));
  const discards = payingCards(state, entrance, free).map((card) => ({ type: 'pick', card }) as const);
  const boosters = answersTo(state, seat, entranceOccasion(state, frame, seat)).filter(
    (answer) => answer.type !== 'playCard' || !spoken.includes(answer.card),
  );
  return [...discards, ...boosters];
}

/** Every card in the hands of a seat, as a payment and as a booster, and what rules it out. */
function considerPayment(state: Read, frame: MoveFrame, seat: Seat, note: Note): void {
  const legal = paymentOptions(state, frame, seat);
  const isOffered = (command: Command) => legal.some((option) => sameData(option, command));
  const spoken = spokenIn(frame);
  const payers = entrancePayers(state, getSoldier(state, frame.soldier));
  for (const soldier of ownSoldiers(state, seat))
    for (const card of handOf(state, soldier.number)) {
      const command = { type: 'pick', card } as const;
      const strange = payers.includes(soldier) ? 'REST_UNPAID' : 'OWN_CARDS_ONLY';
      const refusal = spoken.includes(card) ? 'PICKED' : strange;
      note(command, 'WF-MOVE-06', isOffered(command) ? undefined : refusal, { soldier: frame.soldier });
    }
  considerAnswers(state, seat, entranceOccasion(state, frame, seat), (command, rule, refusal, args) => {
    const isSpoken = command.type === 'playCard' && spoken.includes(command.card);
    note(command, rule, isSpoken ? 'PICKED' : refusal, args);
  });
}

const entrancePayment: PickStep<WarTypes, 'move'> = {
  kind: 'pick',
  name: 'entrancePayment',
  rule: 'WF-MOVE-05',
  // Anybody with cards might hold a booster, and cards in play are open; the mover's own player comes first, for time-outs.
  seats: (state, { soldier }) => [
    ...new Set([seatOf(state, soldier), ...seatsToReact(state, 'payEntrance')]),
  ],
  about: (state, frame) => ({
    soldier: frame.soldier,
    to: frame.to,
    due: dueIn(state, frame),
    costs: entranceCosts(state, frame.to),
  }),
  options: paymentOptions,
  blocked: (state, frame, seat) => blockedBy((note) => considerPayment(state, frame, seat, note)),
  fallback: () => CANCEL,
  unplanned: TEXTS,
  answer(context, frame, seat, command) {
    if (command.type === 'pick') context.go('start', { discards: [...frame.discards, command.card] });
    else beginBooster(context, frame, seat, command);
  },
};

function beginBooster(
  context: Context<WarTypes, 'move'>,
  frame: MoveFrame,
  seat: Seat,
  command: Command,
): void {
  const { soldier, to, discards, boosts } = frame;
  const played = playOf(context.state, command, entranceOccasion(context.state, frame, seat));
  const joins = { what: 'entrance', entrance: { soldier, to, discards, boosts } } as const;
  if (played !== undefined) context.begin('playBooster', { ...played, joins }, 'boosted');
}

/** Everything is chosen: costs are paid and the Soldier is in the new slot. */
function commit(context: Context<WarTypes, 'move'>, frame: MoveFrame): void {
  const { soldier, to, isFree, discards, boosts } = frame;
  const from = getSoldier(context.state, soldier).slot;
  const cost = discards.length;
  context.pay();
  if (!isFree) context.emit({ type: 'actionSpent', rule: 'WF-ACT-07', soldier, amount: 1, act: 'move' });
  for (const boost of boosts) commitBoost(context, boost, soldier);
  for (const token of discards) discardFromHand(context, holderOf(context.state, token), token, 'WF-MOVE-06');
  for (const zone of [asideZone(soldier), asidePlacesZone(soldier)])
    discardAll(context, zone, [...tokensIn(context.state, zone)], 'WF-RULING-49');
  context.emit({ type: 'soldierMoved', rule: 'WF-MOVE-01', soldier, from, to, cost });
  noteHelp(context, soldier, 'modMovement');
  const isFirst = !getSlot(context.state, to).wasEntered;
  if (isFirst) context.emit({ type: 'slotEntered', rule: 'WF-MOVE-13', slot: to });
  checkEnd(context);
  context.go(isFirst ? 'first' : 'end');
}

/** WF-MOVE-13, WF-RULING-52: a card for the first to enter makes all later entrances cheaper. */
const firstEntry: WindowStep<WarTypes, 'move'> = {
  kind: 'window',
  name: 'firstEntryChance',
  rule: 'WF-MOVE-13',
  seats: (state) => seatsToReact(state, 'firstEntry'),
  isOpen: areHandsOpen,
  options: (state, { soldier }, seat) =>
    answersTo(state, seat, { when: 'firstEntry', about: soldier, hostile: -1 }),
  blocked: (state, { soldier }, seat) =>
    blockedBy((note) =>
      considerAnswers(state, seat, { when: 'firstEntry', about: soldier, hostile: -1 }, note),
    ),
  unplanned: TEXTS,
  react(context, { soldier }, _seat, command) {
    const played = playOf(context.state, command, { when: 'firstEntry', about: soldier, hostile: -1 });
    if (played !== undefined)
      context.begin('playBooster', { ...played, joins: { what: 'firstEntry' } }, 'eased');
  },
  passed: (context) => context.go('end'),
};

/** WF-RULING-52: the reduction stays with the Location for the rest of the mission. */
function ease(context: Context<WarTypes, 'move'>, { to, pending: [boost] }: MoveFrame): void {
  if (boost === undefined) return context.go('first');
  const printed = boostEffects(context.state, boost).reduce(
    (sum, effect) =>
      sum + (isEffect(effect, 'modEntrance') && typeof effect.amount === 'number' ? effect.amount : 0),
    0,
  );
  const amount = isOn(context.state, 'on-point-legacy') ? Math.trunc(printed / 2) : printed;
  if (amount !== 0)
    context.emit({
      type: 'entranceEased',
      rule: 'WF-MOVE-13',
      slot: to,
      amount: -amount,
      source: boost.card,
    });
  context.go('end');
}

/** MOVE (section 11): payment by single picks, which can be cancelled until it is complete. */
export const move: Procedure<WarTypes, 'move'> = {
  start: {
    kind: 'auto',
    run: (context, frame) => context.go(dueIn(context.state, frame) <= 0 ? 'commit' : 'pay'),
  },
  pay: entrancePayment,
  boosted: {
    kind: 'auto',
    run: (context, { boosts, pending }) =>
      context.go('start', { boosts: [...boosts, ...pending], pending: [] }),
  },
  commit: { kind: 'auto', run: commit },
  first: firstEntry,
  eased: { kind: 'auto', run: ease },
  end: { kind: 'auto', run: (context) => context.done() },
};

/** A Move before anything pays for it. */
export function freshMove(soldier: number, to: number, isFree: boolean): MoveFrame {
  return { soldier, to, isFree, discards: [], boosts: [], pending: [] };
}

const moveChoice: PickStep<WarTypes, 'freeMove'> = {
  kind: 'pick',
  name: 'moveChoice',
  rule: 'WF-ACT-22',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: (state, { soldier }) => [
    { type: 'enough' },
    ...affordableMoves(state, getSoldier(state, soldier), seatOf(state, soldier)).map(
      (to) => ({ type: 'move', soldier, to }) as const,
    ),
  ],
  blocked: (state, { soldier }, seat) =>
    blockedBy((note) => considerMoves(state, getSoldier(state, soldier), seat, note)),
  unplanned: TEXTS,
  answer(context, { soldier }, _seat, command) {
    if (command.type !== 'move') return context.done();
    context.go('start');
    context.begin('move', freshMove(soldier, command.to, true));
  },
};

/** A Move that a card grants: how it is paid can be changed, and it can be declined. */
export const freeMove: Procedure<WarTypes, 'freeMove'> = {
  start: {
    kind: 'auto',
    run(context, { soldier }) {
      const { state } = context;
      const mover = getSoldier(state, soldier);
      // With several players, whether the question comes up at all must depend on public knowledge only.
      const moves = state.config.seats === 1 ? affordableMoves(state, mover, 0) : openMoves(state, mover);
      if (moves.length > 0) context.go('ask');
      else context.done();
    },
  },
  ask: moveChoice,
};

import { CANCEL, type PickStep, type Procedure, topFrame } from '@sitrep/kernel';
import { deciderOf, seatOf } from '../acts/common.ts';
import { leavesEntrance } from '../choices/paying.ts';
import { openHelps } from '../queries/gear/discard-help.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { inSeatOrder, ownSoldiers } from '../queries/soldiers/coop.ts';
import { getSoldier, type Read, team } from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { Command, Frames, RefusalCode, WarTypes } from '../types.ts';
import { CALLER } from './unplanned.ts';

/** WF-XP-04: what all Soldiers together could pay. */
export function teamXp(state: Read): number {
  return team(state).reduce((sum, { xp }) => sum + xp, 0);
}

type Payment = Pick<Frames['payXp'], 'payers' | 'promised'>;

/** Who could still pay on top of what the chain already takes. */
function payersLeft(state: Read, { payers, promised }: Payment): readonly number[] {
  const taken = [...payers, ...promised];
  return team(state).flatMap(({ number, xp }) =>
    xp > taken.filter((payer) => payer === number).length ? [number] : [],
  );
}

function ownPayers(state: Read, payment: Payment, seat: number): readonly number[] {
  return payersLeft(state, payment).filter((number) => seatOf(state, number) === seat);
}

/** WF-RULING-117: nobody has to give. In a chain that can be cancelled, cancelling says so. */
function refusals(state: Read): readonly Command[] {
  return state.config.seats > 1 && !topFrame(state)?.unpaid ? [{ type: 'decline' }] : [];
}

const payer: PickStep<WarTypes, 'payXp'> = {
  kind: 'pick',
  name: 'xpPayer',
  rule: 'WF-XP-04',
  // WF-RULING-117: each contribution is given by the player who runs the Soldier.
  seats: (state, payment) => inSeatOrder(payersLeft(state, payment).map((number) => seatOf(state, number))),
  about: (_state, { amount, payers, actor }) => ({ left: amount - payers.length, soldier: actor }),
  options: (state, payment, seat) => [
    ...ownPayers(state, payment, seat).map((soldier) => ({ type: 'payXp', soldier }) as const),
    ...refusals(state),
  ],
  blocked: (state, payment, seat) =>
    blockedBy((note) => {
      const left = ownPayers(state, payment, seat);
      for (const { number: soldier } of ownSoldiers(state, seat))
        note({ type: 'payXp', soldier }, 'WF-XP-04', left.includes(soldier) ? undefined : 'NO_XP');
    }),
  fallback(state, { actor, ...payment }, seat) {
    const own = ownPayers(state, payment, seat);
    const [first = actor] = own;
    if (seat === deciderOf(state, actor) || state.config.seats === 1)
      return { type: 'payXp', soldier: own.includes(actor) ? actor : first };
    return refusals(state)[0] ?? CANCEL;
  },
  unplanned: CALLER,
  answer(context, { payers }, _seat, command) {
    if (command.type === 'payXp') context.go('start', { payers: [...payers, command.soldier] });
    else context.done({ payers: [] });
  },
};

/** PAY: XP from any mix of Soldiers, one point at a time; nothing is asked if a single Soldier of one's own is all that can pay. */
export const payXp: Procedure<WarTypes, 'payXp'> = {
  start: {
    kind: 'auto',
    run(context, { amount, actor, payers, promised }) {
      if (payers.length >= amount) return context.done({ payers });
      const [only, second] = payersLeft(context.state, { payers, promised });
      const isOwn = only !== undefined && seatOf(context.state, only) === deciderOf(context.state, actor);
      if (isOwn && second === undefined) return context.go('start', { payers: [...payers, only] });
      context.go('ask');
    },
  },
  ask: payer,
};

/** Cards, and whatever counts as cards (WF-SR-06). */
export function paidBy({ discards, helps }: Frames['payDiscards']): number {
  return helps.reduce((sum, { amount }) => sum + amount, discards.length);
}

/** Why a card cannot pay: it is being paid for, or pays already, or an entrance needs it. */
function discardRefusal(state: Read, frame: Frames['payDiscards'], card: number): RefusalCode | undefined {
  if (frame.except.includes(card)) return 'SPOKEN_FOR';
  if (frame.discards.includes(card)) return 'PICKED';
  return leavesEntrance(state, frame, card) ? undefined : 'REST_UNPAID';
}

const costDiscard: PickStep<WarTypes, 'payDiscards'> = {
  kind: 'pick',
  name: 'costDiscard',
  rule: 'WF-CARD-07',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  about: (_state, frame) => ({ left: frame.amount - paidBy(frame) }),
  options(state, frame) {
    const { soldier, card: payee, helps } = frame;
    const found: Command[] = [];
    for (const card of handOf(state, soldier))
      if (discardRefusal(state, frame, card) === undefined) found.push({ type: 'pick', card });
    for (const { source, ability } of openHelps(state, getSoldier(state, soldier), payee, helps))
      found.push({ type: 'useAbility', soldier, source, ability });
    return found;
  },
  blocked: (state, frame) =>
    blockedBy((note) => {
      for (const card of handOf(state, frame.soldier))
        note({ type: 'pick', card }, 'WF-CARD-07', discardRefusal(state, frame, card));
    }),
  unplanned: CALLER,
  answer(context, { soldier, discards, card, helps }, _seat, command) {
    if (command.type === 'pick') context.go('start', { discards: [...discards, command.card] });
    if (command.type !== 'useAbility') return;
    const used = openHelps(context.state, getSoldier(context.state, soldier), card, helps).filter(
      ({ source, ability }) => source === command.source && ability === command.ability,
    );
    context.go('start', { helps: [...helps, ...used] });
  },
};

/** A typed card's discard cost, from the player's own hand only (WF-CARD-07). */
export const payDiscards: Procedure<WarTypes, 'payDiscards'> = {
  start: {
    kind: 'auto',
    run(context, frame) {
      const { amount, discards, helps } = frame;
      if (paidBy(frame) >= amount) context.done({ discards, helps });
      else context.go('ask');
    },
  },
  ask: costDiscard,
};

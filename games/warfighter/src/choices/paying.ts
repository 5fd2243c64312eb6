import type { Seat } from '@sitrep/kernel';
import { boostAbility } from '../queries/attack/boosts.ts';
import { canPayEntrance, type Entrance, holdsAt, payWithRefusal } from '../queries/movement/moves.ts';
import { xpCost } from '../queries/table/costs.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';
import type { EntrancePayment, Frames } from '../types.ts';
import type { Occasion } from './playing.ts';

/** Cards that the chain already uses. */
export function spokenIn({ discards, boosts }: EntrancePayment): readonly number[] {
  return [...discards, ...boosts.flatMap((boost) => [boost.token, ...boost.discards])];
}

/** A payment so far. */
export function entranceOf(state: Read, frame: EntrancePayment, viewer: Seat): Entrance {
  return {
    mover: getSoldier(state, frame.soldier),
    to: frame.to,
    spoken: spokenIn(frame),
    boosts: frame.boosts,
    discards: frame.discards.length,
    viewer,
  };
}

/** A booster may ask for a trait of the Location that is entered, and must leave enough to pay the rest. */
export function entranceOccasion(state: Read, frame: EntrancePayment, viewer: Seat): Occasion {
  return {
    when: 'payEntrance',
    about: frame.soldier,
    hostile: -1,
    spoken: spokenIn(frame),
    joined: frame.boosts,
    refuses: (ability, form) =>
      holdsAt(state, frame.to, ability)
        ? payWithRefusal(state, entranceOf(state, frame, viewer), ability, form)
        : 'ONLY_IF',
    unmet: ({ if: conditions = [] }) => conditions.find(({ is }) => is === 'locationTrait'),
  };
}

/** Whether an entrance can still be completed when this card pays for one of its boosters. */
export function leavesEntrance(state: Read, payment: Frames['payDiscards'], card: number): boolean {
  const { within } = payment;
  if (within === undefined) return true;
  return isPayableAfter(state, within, { ...payment, discards: [...payment.discards, card] });
}

/** The booster joins the payment with the cards chosen; those still to be chosen are missing from the hand. */
function isPayableAfter(
  state: Read,
  { entrance, boost }: NonNullable<Frames['payDiscards']['within']>,
  { amount, discards, helps }: Frames['payDiscards'],
): boolean {
  const { soldier, isUpgunned } = boost;
  const played = boostAbility(state, boost);
  const joined = { ...entrance, boosts: [...entrance.boosts, { ...boost, discards, helps }] };
  const xp = played === undefined ? 0 : xpCost(played, isUpgunned);
  const helped = helps.reduce((sum, help) => sum + help.amount, 0);
  const used = new Map([[soldier, amount - discards.length - helped]]);
  return canPayEntrance(state, entranceOf(state, joined, getSoldier(state, soldier).seat), {
    gain: 0,
    isPenaltyIgnored: false,
    xp,
    used,
  });
}

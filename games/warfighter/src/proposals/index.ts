import type { Focus } from '@sitrep/contract';
import type { Decision, Seat } from '@sitrep/kernel';
import { type WarTypes, warfighter } from '../index.ts';
import type { Read } from '../queries/table/lookup.ts';
import { attacks } from './attacks.ts';
import type { Bundle } from './bundle.ts';
import { readFocus } from './focus.ts';
import { openings } from './openings.ts';
import { anyOrder } from './order.ts';
import { costRest, entranceRest, exchange, moves } from './payments.ts';

/** Answers that can be given as one act, the best first, by what the seat knows and points at. */
export function bundles(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  focus: Focus,
): readonly Bundle[] {
  const words = readFocus(focus);
  switch (decision.name) {
    case 'reconChoice':
      return openings(state, decision, seat);
    case 'action':
      return words.to === undefined ? attacks(state, decision, seat, words) : moves(state, seat, words);
    case 'weaponChoice':
    case 'targetChoice':
    case 'boostChance':
    case 'modeChoice':
      return attacks(state, decision, seat, words);
    case 'moveChoice':
      return moves(state, seat, words);
    case 'entrancePayment':
      return entranceRest(state, seat);
    case 'costDiscard':
      return costRest(state, seat, pickable(state, seat));
    case 'discardChoice':
      return exchange(state, seat, pickable(state, seat));
    case 'nextAttacker':
      return anyOrder(state, seat);
    default:
      return [];
  }
}

/** The cards that the open question lets the seat pick. */
function pickable(state: Read, seat: Seat): readonly number[] {
  return warfighter.options(state, seat).flatMap((option) => (option.type === 'pick' ? [option.card] : []));
}

export type { Bundle } from './bundle.ts';
export { interrupts } from './interrupts.ts';
export { reactions } from './reactions.ts';
export * from './sketches.ts';

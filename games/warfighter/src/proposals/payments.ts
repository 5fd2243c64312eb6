import { type Answer, type Seat, topLocals } from '@sitrep/kernel';
import { cardWorth } from '../advice/worth.ts';
import { entranceOf, spokenIn } from '../choices/paying.ts';
import { freshMove } from '../procedures/move.ts';
import { paidBy } from '../procedures/payments.ts';
import { entranceDue, entranceTotal } from '../queries/movement/entrance.ts';
import { affordableMoves, entrancePayers, payingCards } from '../queries/movement/moves.ts';
import { ownSoldiers } from '../queries/soldiers/coop.ts';
import { cardOfToken, getSoldier, type Read } from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { MoveFrame, WarTypes } from '../types.ts';
import type { Bundle } from './bundle.ts';
import type { WarFocus } from './focus.ts';

/** Cards worth less than that are better exchanged, by the advice for Discard and Draw. */
const WORTH_KEEPING = 170;

/** The cards that will be missed least, first: of several alike one, then by the advice. */
export function cheapest(state: Read, seat: Seat, cards: readonly number[]): readonly number[] {
  const idOf = (token: number) => cardOfToken(state, token).id;
  const isSpare = (token: number) => cards.some((other) => other < token && idOf(other) === idOf(token));
  const price = (token: number) => cardWorth(state, token, seat) - (isSpare(token) ? 1 : 0);
  return cards.toSorted((one, other) => price(one) - price(other) || one - other);
}

function picks(cards: readonly number[]): readonly Answer<WarTypes>[] {
  return cards.map((card) => ({ type: 'pick', card }));
}

/** The cards of a seat that pay the rest of an entrance; none if they are not enough. */
function entranceCards(state: Read, frame: MoveFrame, seat: Seat): readonly number[] | undefined {
  const mover = getSoldier(state, frame.soldier);
  const due = entranceDue(state, mover, frame.to, frame.boosts) - frame.discards.length;
  const spoken = spokenIn(frame);
  const held = entrancePayers(state, mover)
    .filter((payer) => payer.seat === seat)
    .flatMap(({ number }) => handOf(state, number).filter((card) => !spoken.includes(card)));
  const able = due > 0 ? payingCards(state, entranceOf(state, frame, seat), held) : [];
  return able.length < due ? undefined : cheapest(state, seat, able).slice(0, Math.max(0, due));
}

/** Whole Moves of those who may, or to the slot that is pointed at, paid with the cards that will be missed least. */
export function moves(state: Read, seat: Seat, focus: WarFocus): readonly Bundle[] {
  if (state.game.done.includes(seat)) return [];
  const free = topLocals(state, 'freeMove');
  const wanted = free?.soldier ?? focus.soldier;
  return ownSoldiers(state, seat)
    .filter(({ number, actions, suppress }) => {
      const isAble = free !== undefined || (actions > 0 && suppress === 0);
      return isAble && (wanted === undefined || number === wanted);
    })
    .flatMap((mover) =>
      affordableMoves(state, mover, seat)
        .filter((to) => focus.to === undefined || to === focus.to)
        .flatMap((to) => moveBundle(state, seat, freshMove(mover.number, to, free !== undefined))),
    );
}

function moveBundle(state: Read, seat: Seat, frame: MoveFrame): readonly Bundle[] {
  const { soldier, to, isFree } = frame;
  const discards = entranceCards(state, frame, seat);
  if (discards === undefined) return [];
  const cost = entranceTotal(state, to);
  return [
    {
      id: `move:${soldier}:${to}`,
      title: { key: 'proposal.move', args: { soldier, to, type: 'move' } },
      answers: [{ type: 'move', soldier, to }, ...picks(discards)],
      costs: [...(isFree ? [] : [{ key: 'price.actions', args: { count: 1 } }]), ...cardCosts(discards)],
      sketch: { kind: 'move', soldier, to, cost, paid: cost - discards.length, discards },
    },
  ];
}

function cardCosts(cards: readonly number[]): Bundle['costs'] {
  return cards.length === 0 ? [] : [{ key: 'price.cards', args: { card: cards, count: cards.length } }];
}

/** What is left to pay of an entrance. */
export function entranceRest(state: Read, seat: Seat): readonly Bundle[] {
  const frame = topLocals(state, 'move');
  const cards = frame && entranceCards(state, frame, seat);
  return cards === undefined ? [] : payBundle(cards);
}

/** What is left to pay of the discard cost of a card. */
export function costRest(state: Read, seat: Seat, able: readonly number[]): readonly Bundle[] {
  const frame = topLocals(state, 'payDiscards');
  // Where an entrance must remain payable, one card may rule out another: they are chosen one by one.
  if (frame === undefined || frame.within !== undefined) return [];
  const left = frame.amount - paidBy(frame);
  return able.length < left ? [] : payBundle(cheapest(state, seat, able).slice(0, left));
}

/** The cards that are better exchanged, and the draw. */
export function exchange(state: Read, seat: Seat, able: readonly number[]): readonly Bundle[] {
  // WF-OPT-02: what is set aside goes by the same question, card by card.
  if (topLocals(state, 'discardDraw') === undefined) return [];
  const cards = cheapest(state, seat, able).filter((card) => cardWorth(state, card, seat) < WORTH_KEEPING);
  const [bundle] = payBundle(cards);
  if (bundle === undefined) return [];
  return [
    {
      ...bundle,
      title: { key: 'proposal.exchange', args: { card: cards, count: cards.length } },
      answers: [...bundle.answers, { type: 'enough' }],
    },
  ];
}

function payBundle(cards: readonly number[]): readonly Bundle[] {
  if (cards.length === 0) return [];
  return [
    {
      id: `pay:${cards.join(',')}`,
      title: { key: 'proposal.pay', args: { card: cards, count: cards.length } },
      answers: picks(cards),
      costs: [],
      sketch: { kind: 'pay', cards },
    },
  ];
}

import { CANCEL, canonical, PASS, perform, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { anyAnswer, pick } from '../random-play.ts';
import { type AnyAnswer, type AnyMatch, numberOf, seatsOf, waitingSeats } from '../subject.ts';
import { findDifference, glimpse } from '../worlds/glimpse.ts';

/** Names that no decision has, as a hostile client might send them. */
const HOSTILE_NAMES = ['__proto__', 'constructor', 'hasOwnProperty', ''];
const STEPS = 6;
const MOST_OBEYED = 40;

interface Order {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: AnyAnswer;
}

export const orders: Law = {
  name: 'orders',
  statement:
    'A standing order does what its seat would do by hand, and nobody else can tell that there is one.',
  watch(table): Watcher {
    return {
      decision() {
        if (!table.isTime(6)) return;
        for (const order of table.few(possibleOrders(table.match), 1)) {
          checkSilent(table.match, order);
          checkLikeByHand(table, order);
          checkCircle(table.match, order);
          checkOwn(table.match, order);
          checkHostile(table.match, order.seat);
        }
        holdUnchanged(table, 'a standing order on a copy');
      },
    };
  },
};

/** Orders for the open decision and those like it: to pass, or any option of the seat but to cancel. */
function possibleOrders(match: AnyMatch): readonly Order[] {
  const decision = match.decision()?.name ?? '';
  return seatsOf(match).flatMap((seat) => {
    const options = match.options(seat).filter(({ type }) => type !== CANCEL.type);
    return [PASS, ...options].map((answer) => ({ seat, decision, answer }));
  });
}

function checkSilent(match: AnyMatch, { seat, decision, answer }: Order): void {
  const copy = match.copy();
  hold(copy.order(seat, decision, answer).ok, () => `an order is refused: ${show(answer)}`);
  for (const other of seatsOf(match)) {
    if (other === seat) continue;
    const part = findDifference(glimpse(match, other, []), glimpse(copy, other, []));
    hold(part === undefined, `seat ${other} sees by its ${part} that seat ${seat} gave an order`);
    hold(
      copy.events(other).length === match.events(other).length,
      `seat ${other} is told that seat ${seat} gave an order`,
    );
  }
}

/** Plays on twice, with the order and with its seat doing the same by hand. */
function checkLikeByHand({ match, random }: Table, order: Order): void {
  if (hasRival(match, order)) return;
  const [ordered, byHand] = [match.copy(), match.copy()];
  ordered.order(order.seat, order.decision, order.answer);
  byHand.order(order.seat, order.decision);
  let asked: number | undefined = numberOf(match, order.seat);
  for (let step = 0; step < STEPS && ordered.decision() !== undefined; step += 1) {
    const by = pick(waitingSeats(ordered), random);
    const deed = { by, act: { type: 'answer', answer: anyAnswer(ordered, by, random) } } as const;
    perform(ordered, deed);
    perform(byHand, deed);
    asked = obey(byHand, order, asked);
    if (asked === undefined) return;
    for (const seat of seatsOf(match)) if (seat !== order.seat) checkSame(ordered, byHand, seat);
  }
}

/** Where two seats have orders for the same decision they race, and a hand is slower than an order. */
function hasRival(match: AnyMatch, { seat, decision }: Order): boolean {
  return match.state.seats.some(({ orders: given }, other) => other !== seat && decision in given);
}

/**
 * Answers by hand what the order answers: questions put after it was given, as soon as they are put. Gives the number
 * of the last one, or nothing when there is no end to it: then the order rests sooner or later, and the hand does not.
 */
function obey(match: AnyMatch, { seat, decision, answer }: Order, asked: number): number | undefined {
  let last = asked;
  for (let count = 0; count < MOST_OBEYED; count += 1) {
    if (match.decision()?.name !== decision || numberOf(match, seat) <= last) return last;
    last = numberOf(match, seat);
    perform(match, { by: seat, act: { type: 'answer', answer } });
  }
  return undefined;
}

/** Orders that begin something and call it off again must not run in a circle for ever. */
function checkCircle(match: AnyMatch, { seat, decision, answer }: Order): void {
  const copy = match.copy();
  copy.order(seat, decision, answer);
  perform(copy, { by: seat, act: { type: 'answer', answer } });
  const open = copy.decision();
  if (open === undefined || !copy.options(seat).some(({ type }) => type === CANCEL.type)) return;
  copy.order(seat, open.name, CANCEL);
  perform(copy, { by: seat, act: { type: 'answer', answer: CANCEL } });
}

function checkSame(ordered: AnyMatch, byHand: AnyMatch, seat: Seat): void {
  const [one, other] = [JSON.stringify(ordered.view(seat)), JSON.stringify(byHand.view(seat))];
  hold(one === other, () => `seat ${seat} can tell an order from an answer by its view: ${one} but ${other}`);
  const isSame = JSON.stringify(ordered.events(seat)) === JSON.stringify(byHand.events(seat));
  hold(isSame, `seat ${seat} can tell an order from an answer by its events`);
}

function checkOwn(match: AnyMatch, { seat, decision, answer }: Order): void {
  const copy = match.copy();
  const sent = { ...answer };
  copy.order(seat, decision, sent);
  Object.assign(sent, { type: 'changed' });
  const kept = copy.state.seats[seat]?.orders[decision];
  hold(kept?.type === answer.type, 'an order can be changed by its sender after it was given');
}

function checkHostile(match: AnyMatch, seat: Seat): void {
  for (const name of HOSTILE_NAMES) {
    const copy = match.copy();
    const result = copy.order(seat, name, PASS);
    const { orders: kept } = copy.state.seats[seat] ?? {};
    hold(
      !result.ok || canonical(kept).includes(`"${name}":`),
      `an order for ${show(name)} is accepted but not kept`,
    );
  }
}

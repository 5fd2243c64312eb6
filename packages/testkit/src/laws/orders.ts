import { PASS, perform, pick, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, type Table, type Watcher } from '../law.ts';
import { anyAnswer } from '../random-play.ts';
import { type AnyMatch, numberOf, seatsOf, waitingSeats } from '../subject.ts';
import { findDifference, glimpse } from '../worlds/glimpse.ts';

const STEPS = 6;

interface Order {
  readonly seat: Seat;
  readonly decision: string;
}

export const orders: Law = {
  name: 'orders',
  statement:
    'A standing order passes just as its seat would by hand, and nobody else can tell that it exists.',
  watch(table): Watcher {
    return {
      decision() {
        if (!table.isTime(6)) return;
        for (const order of table.few(possibleOrders(table.match), 1)) {
          checkSilent(table.match, order);
          checkLikeByHand(table, order);
        }
        holdUnchanged(table, 'a standing order on a copy');
      },
    };
  },
};

/** Orders that change something, for windows of any name. */
function possibleOrders({ game, state }: AnyMatch): readonly Order[] {
  return state.seats.flatMap(({ orders }, seat) =>
    game.windows.filter((decision) => !orders.includes(decision)).map((decision) => ({ seat, decision })),
  );
}

const ALL = { probes: [], triesUndo: true } as const;

function checkSilent(match: AnyMatch, { seat, decision }: Order): void {
  const copy = match.copy();
  hold(copy.order(seat, decision, true).ok, `an order for ${decision} is refused`);
  for (const other of seatsOf(match)) {
    if (other === seat) continue;
    const part = findDifference(glimpse(match, other, ALL), glimpse(copy, other, ALL));
    hold(part === undefined, `seat ${other} sees by its ${part} that seat ${seat} gave an order`);
    hold(
      copy.events(other).length === match.events(other).length,
      `seat ${other} is told that seat ${seat} gave an order`,
    );
  }
}

/** Plays on twice, with the order and with its seat doing the same by hand. */
function checkLikeByHand({ match, random }: Table, order: Order): void {
  const [ordered, byHand] = [match.copy(), match.copy()];
  ordered.order(order.seat, order.decision, true);
  let asked = numberOf(match, order.seat);
  for (let step = 0; step < STEPS && ordered.decision() !== undefined; step += 1) {
    const by = pick(waitingSeats(ordered), random);
    const request = { by, act: { type: 'answer', answer: anyAnswer(ordered, by, random) } } as const;
    perform(ordered, request);
    perform(byHand, request);
    asked = obey(byHand, order, asked);
    for (const seat of seatsOf(match))
      if (seat !== order.seat) checkSame(ordered, byHand, seat, match.events(seat).length);
  }
}

/** Passes by hand what the order passes: windows opened after it was given, at once. Returns the last one's number. */
function obey(match: AnyMatch, { seat, decision }: Order, asked: number): number {
  let last = asked;
  for (let open = match.decision(); open?.kind === 'window'; open = match.decision()) {
    if (open.name !== decision || numberOf(match, seat) <= last) return last;
    last = numberOf(match, seat);
    perform(match, { by: seat, act: { type: 'answer', answer: PASS } });
  }
  return last;
}

/** What has happened before `from` is the same anyway. */
function checkSame(ordered: AnyMatch, byHand: AnyMatch, seat: Seat, from: number): void {
  const [one, two] = [ordered, byHand].map((each) => JSON.stringify(each.view(seat)));
  hold(one === two, () => `seat ${seat} can tell an order from an answer by its view: ${one} but ${two}`);
  const [told, other] = [ordered, byHand].map((each) => JSON.stringify(each.events(seat).slice(from)));
  hold(told === other, `seat ${seat} can tell an order from an answer by its events`);
}

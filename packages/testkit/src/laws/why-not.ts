import { type Seat, topFrame } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { getRefusal } from '../refusal-form.ts';
import { type AnyMatch, isLegal, submitAny, waitingSeats } from '../subject.ts';
import { Sight, Wishes } from '../wishes.ts';

export const whyNot: Law = {
  name: 'why-not',
  statement:
    'What a seat is offered, or was offered at the same place of the rules, is refused with a reason for any other thing that it can see.',
  watch(table): Watcher {
    const places = new Map<string, Wishes>();
    return {
      decision() {
        if (isExempt(table)) return;
        for (const seat of waitingSeats(table.match))
          checkSeat(table, seat, wishesAt(places, table.match, seat));
        holdUnchanged(table, 'asking why not');
      },
    };
  },
};

/** Forms report all problems of a draft anyway. */
function isExempt({ match, subject: { unexplained = [] } }: Table): boolean {
  const decision = match.decision();
  return decision === undefined || decision.kind === 'form' || unexplained.includes(decision.name);
}

/** Two procedures may use the same name for different questions: what counts is the step. */
function wishesAt(places: Map<string, Wishes>, { state }: AnyMatch, seat: Seat): Wishes {
  const { procedure = '', step = '' } = topFrame(state) ?? {};
  const place = `${procedure}.${step}/${seat}`;
  const wishes = places.get(place) ?? new Wishes();
  places.set(place, wishes);
  return wishes;
}

function checkSeat(table: Table, seat: Seat, wishes: Wishes): void {
  const { match, few, subject } = table;
  wishes.note([...match.options(seat), ...match.blocked(seat).map(({ command }) => command)]);
  const sight = new Sight(match, seat, subject.tokens ?? []);
  const asked = few(wishes.commands, 4).flatMap((command) => [
    command,
    ...few(wishes.variants(command, sight), 3),
  ]);
  for (const wish of asked)
    if (sight.sees(wish) && !isLegal(match, seat, wish)) demandReason(table, seat, wish);
}

function demandReason({ match }: Table, seat: Seat, wish: object): void {
  const { code } = getRefusal(submitAny(match, seat, wish), wish);
  hold(
    code !== 'ANSWER_ILLEGAL',
    () => `${match.decision()?.name}: seat ${seat} is not told why not ${show(wish)}`,
  );
}

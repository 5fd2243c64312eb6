import { CANCEL, PASS, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { getRefusal, isWord } from '../refusal-form.ts';
import { type AnyMatch, mostEntriesOf, numberOf, seatsOf, waitingSeats } from '../subject.ts';

export const ending: Law = {
  name: 'ending',
  statement:
    'There is always something to answer until the game is over, which happens within bounds, and nothing after; what can be started can be completed.',
  watch(table): Watcher {
    const most = mostEntriesOf(table.subject);
    return {
      decision() {
        hold(table.match.log.length <= most, `the game is not over after ${most} entries`);
        checkOpen(table.match);
      },
      close: () => table.match.outcome() !== undefined && checkOver(table),
    };
  },
};

function checkOpen(match: AnyMatch): void {
  const decision = match.decision();
  hold(decision !== undefined, 'the game is not over but nothing is asked');
  const waiting = waitingSeats(match);
  hold(waiting.length > 0, `${decision.name} waits for nobody`);
  const stuck = waiting.filter((seat) => decision.kind !== 'form' && match.options(seat).length === 0);
  hold(stuck.length === 0, `${decision.name} offers nothing to seat ${stuck[0]}`);
  const isOpen = decision.kind === 'form' || waiting.some((seat) => canGoOn(match, seat));
  hold(isOpen, `${decision.name} leads nowhere: it can only be cancelled`);
}

function canGoOn(match: AnyMatch, seat: Seat): boolean {
  return match.options(seat).some(({ type }) => type !== CANCEL.type);
}

function checkOver(table: Table): void {
  const { match } = table;
  const outcome = match.outcome();
  const isGood = outcome !== undefined && isWord(outcome.rule) && isWord(outcome.result);
  hold(
    isGood && outcome.winners.every((seat) => seatsOf(match).includes(seat)),
    () => `the outcome is ${show(outcome)}`,
  );
  hold(match.decision() === undefined, 'the game is over but something is asked');
  for (const seat of seatsOf(match)) checkSeat(match, seat);
  hold(!match.timeOut(match.serial).ok, 'the game is over but a time-out is accepted');
  holdUnchanged(table, 'a request after the end');
}

function checkSeat(match: AnyMatch, seat: Seat): void {
  const offers = [...match.options(seat), ...match.blocked(seat)];
  hold(offers.length === 0, () => `the game is over but seat ${seat} sees ${show(offers)}`);
  const answers = match.log.flatMap(({ act }) => (act.type === 'answer' ? [act.answer] : []));
  for (const answer of [PASS, CANCEL, ...answers.slice(-3)]) {
    const { code } = getRefusal(match.submit(seat, numberOf(match, seat), answer), answer);
    hold(code === 'MATCH_OVER', `the game is over but the refusal is ${code}`);
  }
  hold(!match.concede(seat).ok, 'the game is over but a concession is accepted');
}

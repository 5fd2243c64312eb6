import { pick, type Result } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { anyAnswer } from '../random-play.ts';
import { getRefusal } from '../refusal-form.ts';
import { type AnyMatch, numberOf, waitingSeats } from '../subject.ts';

export const repeats: Law = {
  name: 'repeats',
  statement: 'A request that was accepted has one effect, however often it is sent.',
  watch(table): Watcher {
    let { serial } = table.match;
    return {
      entry() {
        sendLastAgain(table.match, serial);
        serial = table.match.serial;
        holdUnchanged(table, 'a request sent twice');
      },
      decision: () => table.isTime(4) && retry(table),
    };
  },
};

/** Sends the last accepted request again, as it was sent. `serial` is the match's from before it. */
function sendLastAgain(match: AnyMatch, serial: number): void {
  const last = match.log[match.log.length - 1];
  const result = last && again(match, last, serial);
  if (last !== undefined && result !== undefined) getRefusal(result, last.act);
}

function again(match: AnyMatch, { by, act }: AnyMatch['log'][number], serial: number): Result | undefined {
  switch (act.type) {
    case 'answer': {
      const result = match.submit(by, act.number, act.answer);
      const code = result.ok ? 'accepted' : result.refusal.code;
      hold(
        code === 'DECISION_CLOSED' || code === 'MATCH_OVER',
        () => `an answer sent twice is ${code}: ${show(act.answer)}`,
      );
      return result;
    }
    case 'undo': {
      const undone = match.log[act.entry]?.act;
      return match.undo(by, undone?.type === 'answer' ? undone.number : 0);
    }
    case 'timeOut':
      return match.timeOut(serial);
    case 'seat':
      return match.changeSeat(by, act.isPresent);
    case 'concede':
      return match.concede(by);
    case 'order':
      return match.order(by, act.decision, act.isOn);
    default:
      return undefined;
  }
}

/** With a request name, a retry gets the first result and does nothing. */
function retry({ match, random }: Table): void {
  const copy = match.copy();
  const seat = pick(waitingSeats(copy), random);
  const [number, answer] = [numberOf(copy, seat), anyAnswer(copy, seat, random)];
  const first = copy.submit(seat, number, answer, 'retried');
  const entries = copy.log.length;
  const second = copy.submit(seat, number, answer, 'retried');
  hold(first.ok && second.ok, () => `a retry is refused: ${show(answer)}`);
  hold(copy.log.length === entries, () => `a retry is carried out: ${show(answer)}`);
}

import { type Blocked, type GameTypes, type Seat, sameData } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { getRefusal, isWord } from '../refusal-form.ts';
import { seatsOf, submitAny, waitingSeats } from '../subject.ts';

export const blocked: Law = {
  name: 'blocked',
  statement:
    'What is shown as blocked is not legal, says why and by which rule, and is refused for the same reason.',
  watch(table): Watcher {
    return {
      decision() {
        for (const seat of seatsOf(table.match)) checkSeat(table, seat);
        holdUnchanged(table, 'asking for a blocked command');
      },
    };
  },
};

function checkSeat(table: Table, seat: Seat): void {
  const { match, few } = table;
  const list = match.blocked(seat);
  const isAsked = match.decision()?.seats.includes(seat) ?? false;
  hold(isAsked || list.length === 0, `seat ${seat} is not asked but is shown blocked commands`);
  const isWaiting = waitingSeats(match).includes(seat);
  for (const reason of few(list, 4)) checkReason(table, seat, reason, isWaiting);
}

function checkReason({ match }: Table, seat: Seat, reason: Blocked<GameTypes>, isWaiting: boolean): void {
  const { command, code, rule } = reason;
  hold(isWord(code) && isWord(rule), () => `blocked without code or rule: ${show(reason)}`);
  const isOffered = match.options(seat).some((option) => sameData(option, command));
  hold(!isOffered, () => `both blocked and offered: ${show(command)}`);
  if (!isWaiting) return;
  const refusal = getRefusal(submitAny(match, seat, command), command);
  const isSame = refusal.code === code && refusal.rule === rule && sameData(refusal.args, reason.args);
  hold(isSame, () => `blocked by ${show(reason)} but refused by ${show(refusal)}`);
}

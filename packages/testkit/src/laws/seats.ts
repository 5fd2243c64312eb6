import { canonical, formatSave, loadMatch, makeSave, parseSave, pick, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, stateText, type Table, type Watcher } from '../law.ts';
import { timeOutAll } from '../random-play.ts';
import { getRefusal } from '../refusal-form.ts';
import { type AnyMatch, mostEntriesOf, seatsOf } from '../subject.ts';

export const seats: Law = {
  name: 'seats',
  statement:
    'Anybody may concede at any point and the match stays sound; coming and going changes nothing in the game.',
  watch(table): Watcher {
    return {
      decision() {
        if (!table.isTime(12)) return;
        const seat = pick(seatsOf(table.match), table.random);
        checkConcession(table, seat);
        checkAbsence(table, seat);
        holdUnchanged(table, 'conceding or leaving on a copy');
      },
    };
  },
};

function checkConcession({ match, subject, isTime }: Table, seat: Seat): void {
  if (match.state.seats[seat]?.hasConceded) return;
  const copy = match.copy();
  hold(copy.concede(seat).ok, `seat ${seat} cannot concede`);
  getRefusal(copy.concede(seat), 'a second concession');
  hold(timeOutAll(copy, mostEntriesOf(subject)), `after seat ${seat} conceded the game does not finish`);
  if (!isTime(3)) return;
  hold(reopenedHash(copy) === copy.hash, 'a match with a concession does not survive a save');
}

function reopenedHash(match: AnyMatch): string | undefined {
  const parsed = parseSave(formatSave(makeSave(match)));
  const loaded = parsed.ok ? loadMatch(match.game, parsed.value) : parsed;
  return loaded.ok ? loaded.value.match.hash : undefined;
}

function checkAbsence({ match }: Table, seat: Seat): void {
  const isPresent = match.state.seats[seat]?.isPresent ?? true;
  const copy = match.copy();
  hold(copy.changeSeat(seat, !isPresent).ok, `seat ${seat} cannot change`);
  getRefusal(copy.changeSeat(seat, !isPresent), 'the same change twice');
  for (const other of seatsOf(match)) {
    const isSame = offersTo(copy, other) === offersTo(match, other);
    hold(isSame, `what seat ${other} may do depends on who is at the table`);
  }
  copy.changeSeat(seat, isPresent);
  hold(stateText(copy) === stateText(match), 'leaving and coming back changed the state');
}

function offersTo(match: AnyMatch, seat: Seat): string {
  return canonical([match.decision(), match.options(seat), match.blocked(seat)]);
}

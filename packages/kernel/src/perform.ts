import type { Act } from './log.ts';
import type { Match } from './match.ts';
import { ACCEPTED, type Result } from './refusals.ts';
import type { GameTypes, Seat } from './vocabulary.ts';

/** What was asked of a match and by whom: a log entry without its events and without its match's numbers. */
export interface Request<T extends GameTypes> {
  readonly by: Seat;
  readonly act:
    | Exclude<Act<T>, { type: 'answer' | 'undo' }>
    | { readonly type: 'undo' }
    | Pick<AnswerAct<T>, 'type' | 'answer'>;
  /** The name of the request, where answers that share it are one step of undo. */
  readonly request?: string;
}

type AnswerAct<T extends GameTypes> = Extract<Act<T>, { type: 'answer' }>;

/** Makes the request of another log's entry to a match, with this match's numbers. */
export function perform<T extends GameTypes>(match: Match<T>, { by, act, request }: Request<T>): Result<T> {
  switch (act.type) {
    case 'start':
      return ACCEPTED;
    case 'answer':
      return match.submit(by, match.state.seats[by]?.asked ?? 0, act.answer, request);
    case 'timeOut':
      return match.timeOut(match.serial);
    case 'seat':
      return match.changeSeat(by, act.isPresent);
    case 'concede':
      return match.concede(by);
    case 'order':
      return match.order(by, act.decision, act.isOn);
    case 'undo':
      return takeBack(match, by);
    case 'branch':
      return match.rekey(act.key);
  }
}

function takeBack<T extends GameTypes>(match: Match<T>, seat: Seat): Result<T> {
  const undoable = match.undoable(seat);
  return undoable.ok ? match.undo(seat, undoable.number) : undoable;
}

import type { Seat } from '@sitrep/kernel';
import { findEnding } from './choices.ts';
import { folded } from './pager.ts';
import type { Session } from './session.ts';

/** What ends the turn or phase stands apart, under its word; it is on the screen however long the list is. */
export function endingLines(session: Session, seat: Seat): readonly string[] {
  const ending = findEnding(session, seat);
  return ending === undefined ? [] : folded(session, `end  ${session.speech.option(ending)}`, 5);
}

import type { Seat } from '@sitrep/kernel';
import { findEnding } from './choices.ts';
import { folded } from './pager.ts';
import type { Terminal } from './terminal.ts';

/** What ends the turn or phase is listed separately, under its word; it stays on the screen however long the list is. */
export function endingLines(terminal: Terminal, seat: Seat): readonly string[] {
  const ending = findEnding(terminal, seat);
  return ending === undefined ? [] : folded(terminal, `end  ${terminal.speech.option(ending)}`, 5);
}

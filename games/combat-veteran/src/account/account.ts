import type { Chapter, Rationale } from '@sitrep/contract';
import { effectiveEvents, type SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { numberOf, wordOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { tallies } from './tally.ts';

/** The account of a firefight phase by phase, from what a seat was told; what was taken back is left out. */
export function accountOf(content: Content, events: readonly SeatEvent[]): readonly Chapter[] {
  return chaptersIn(effectiveEvents(events)).map((chapter) => ({
    head: headOf(chapter),
    tallies: tallies(content, chapter),
    lines: linesOf(content, chapter),
  }));
}

/** Events by phase; what comes before the first is set-up. */
function chaptersIn(events: readonly SeatEvent[]): readonly (readonly SeatEvent[])[] {
  const chapters: SeatEvent[][] = [];
  for (const event of events) {
    const last = chapters.at(-1);
    if (event.type === 'phaseBegan' || last === undefined) chapters.push([event]);
    else last.push(event);
  }
  return chapters;
}

function headOf([first]: readonly SeatEvent[]): Rationale {
  if (first?.type !== 'phaseBegan') return { key: 'account.setup', args: {} };
  const [turn, seat] = [numberOf(first, 'turn'), numberOf(first, 'seat')];
  return { key: 'account.phase', args: { turn, seat, phase: wordOf(first, 'phase') } };
}

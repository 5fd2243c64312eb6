import type { Chapter } from '@sitrep/contract';
import { effectiveEvents, type SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { numberOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { phaseTitle } from './phase-title.ts';
import { tallies } from './tally.ts';

/** The account of a firefight phase by phase, from what a seat was told; what was taken back is left out. */
export function accountOf(content: Content, events: readonly SeatEvent[]): readonly Chapter[] {
  return chaptersIn(effectiveEvents(events)).map((chapter) => ({
    ...headOf(content, chapter),
    span: [chapter[0]?.n ?? 0, chapter.at(-1)?.n ?? 0],
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

function headOf(content: Content, [first]: readonly SeatEvent[]): Pick<Chapter, 'head' | 'seat'> {
  if (first?.type !== 'phaseBegan') return { head: { key: 'account.setup', args: {} } };
  return { head: phaseTitle(content, first), seat: numberOf(first, 'seat') };
}

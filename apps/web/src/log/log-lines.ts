import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { type Piece, piecesOf } from '../match/pieces.ts';

/** A line of the log: what happened, by which rule, to which pieces, with which dice. */
export interface LogLine {
  readonly n: number;
  readonly words: string;
  readonly rule: string | undefined;
  readonly pieces: readonly Piece[];
  readonly dice: readonly number[];
}

/** What happened in one phase of a turn. */
export interface LogChapter {
  readonly n: number;
  readonly heading: string;
  readonly lines: readonly LogLine[];
}

/** Starts a new chapter; its line is the heading. */
const CHAPTER = 'phaseStarted';

/** The log of a seat in plain words, a chapter for every phase. */
export function chaptersOf(speech: Speech, events: readonly SeatEvent[]): readonly LogChapter[] {
  const chapters: { n: number; heading: string; lines: LogLine[] }[] = [{ n: -1, heading: '', lines: [] }];
  for (const event of events) {
    const words = speech.event(event);
    if (words === '') continue;
    if (event.type === CHAPTER)
      chapters.push({ n: event.n, heading: words.replaceAll('—', '').trim(), lines: [] });
    else chapters.at(-1)?.lines.push(lineOf(event, words));
  }
  return chapters.filter(({ heading, lines }) => heading !== '' || lines.length > 0);
}

function lineOf(event: SeatEvent, words: string): LogLine {
  return {
    n: event.n,
    words,
    rule: typeof event.rule === 'string' ? event.rule : undefined,
    pieces: piecesOf(event),
    dice: Array.isArray(event.dice) ? event.dice.filter((face) => typeof face === 'number') : [],
  };
}

import { type SeatEvent, takenBack } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import type { GamePage } from '../page/game-page.ts';
import type { Piece, PieceFinder } from '../page/piece.ts';

/** A line of the log: what happened, by which rule, to which pieces, with which dice. */
export interface LogLine {
  readonly n: number;
  /** Undone events are shown but do not count; a hint has a line of its own. */
  readonly kind: 'told' | 'undone' | 'hint';
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

/** Where hints were asked for: after which events, and what the log says there. */
export interface AskedHints {
  readonly after: ReadonlySet<number>;
  readonly words: string;
}

/** What it takes to put a log into words. */
export interface LogWords {
  readonly speech: Speech;
  readonly piecesOf: PieceFinder;
  readonly page: Pick<GamePage, 'isChapter'>;
}

/** The number under which a hint was asked for before anything happened. */
const BEFORE_ALL = -1;

/** The log of a seat in plain words. The line of an event that starts a chapter is its heading. */
export function chaptersOf(
  telling: LogWords,
  events: readonly SeatEvent[],
  hints: AskedHints,
): readonly LogChapter[] {
  const { speech, page } = telling;
  const taken = takenBack(events);
  const first: LogLine[] = hints.after.has(BEFORE_ALL) ? [hintLine(BEFORE_ALL, hints)] : [];
  const chapters = [{ n: BEFORE_ALL, heading: '', lines: first }];
  for (const event of events) {
    const { n } = event;
    const words = speech.event(event);
    if (page.isChapter?.(event) && words !== '' && !taken.has(n))
      chapters.push({ n, heading: words.replaceAll('—', '').trim(), lines: [] });
    else if (words !== '') chapters.at(-1)?.lines.push(lineOf(telling, event, words, taken.has(n)));
    // Many events have no line, so a hint cannot share its event's line.
    if (hints.after.has(n)) chapters.at(-1)?.lines.push(hintLine(n, hints));
  }
  return chapters.filter(({ heading, lines }) => heading !== '' || lines.length > 0);
}

function hintLine(n: number, { words }: AskedHints): LogLine {
  return { n, kind: 'hint', words, rule: undefined, pieces: [], dice: [] };
}

function lineOf({ piecesOf }: LogWords, event: SeatEvent, words: string, isUndone: boolean): LogLine {
  return {
    n: event.n,
    kind: isUndone ? 'undone' : 'told',
    words,
    rule: typeof event.rule === 'string' ? event.rule : undefined,
    pieces: piecesOf(event),
    dice: Array.isArray(event.dice) ? event.dice.filter((face) => typeof face === 'number') : [],
  };
}

import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { expect, it } from 'vitest';
import { chaptersOf } from './log-lines.ts';

/** Says what it was given; `quiet` events have no line. */
const speech = { event: ({ type, said }: SeatEvent) => (type === 'quiet' ? '' : String(said)) } as Speech;

const events: readonly SeatEvent[] = [
  { n: 0, type: 'told', said: 'first' },
  { n: 1, type: 'phaseStarted', said: '— Phase —' },
  { n: 2, type: 'quiet' },
  { n: 3, type: 'told', said: 'second' },
  { n: 4, type: 'phaseStarted', said: '— Next —' },
  { n: 5, type: 'undone', said: 'taken back', taken: [3, 4] },
];

const words = {
  speech,
  piecesOf: () => [],
  page: { isChapter: ({ type }: SeatEvent) => type === 'phaseStarted' },
};

const told = (after: readonly number[]) =>
  chaptersOf(words, events, { after: new Set(after), words: 'hint' }).map(({ heading, lines }) => [
    heading,
    ...lines.map(({ kind, words }) => `${kind} ${words}`),
  ]);

it('marks everything that was undone, including the start of a phase', () => {
  expect(told([])).toEqual([
    ['', 'told first'],
    ['Phase', 'undone second', 'undone — Next —', 'told taken back'],
  ]);
});

it('shows where a hint was asked for, though the event before it has no line', () => {
  expect(told([-1, 1, 2])).toEqual([
    ['', 'hint hint', 'told first'],
    ['Phase', 'hint hint', 'hint hint', 'undone second', 'undone — Next —', 'told taken back'],
  ]);
});

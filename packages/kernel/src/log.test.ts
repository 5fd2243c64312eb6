import { describe, expect, it } from 'vitest';
import type { GameTypes } from './index.ts';
import { type Act, countEvents, type Entry, effective, undoneEntries } from './log.ts';

function entry(act: Act<GameTypes>, events = 0): Entry<GameTypes> {
  return { by: 0, act, events: Array.from({ length: events }, () => ({ type: 'noted', rule: 'PA-NOTE' })) };
}

const answer = { type: 'answer', number: 1, answer: { type: 'note' } } as const;
const log = [
  entry({ type: 'start' }, 1),
  entry(answer, 2),
  entry(answer, 3),
  entry({ type: 'undo', entry: 2 }, 1),
  entry(answer),
];

describe('the log', () => {
  it('knows which entries were taken back', () => {
    expect([...undoneEntries(log)]).toEqual([2]);
    expect([...undoneEntries(log.slice(0, 3))]).toEqual([]);
  });

  it('counts all entries but those, from any of them on', () => {
    expect(effective(log, 0)).toEqual([log[0], log[1], log[3], log[4]]);
    expect(effective(log, 1)).toEqual([log[1], log[3], log[4]]);
    expect(effective(log, 4)).toEqual([log[4]]);
  });

  it('numbers events through, taken back or not', () => {
    expect(countEvents(log)).toBe(7);
    expect(countEvents([])).toBe(0);
  });
});

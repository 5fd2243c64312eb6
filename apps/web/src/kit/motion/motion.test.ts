import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { describe, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import { beatTime } from './pace.ts';

const speech = { event: ({ type }: SeatEvent) => (type === 'mumbled' ? '' : `said ${type}`) } as Speech;

describe('beatsOf', () => {
  it('shows what the game wants shown, in order, and leaves out what has no words', () => {
    const events: SeatEvent[] = [
      { n: 4, type: 'entered' },
      { n: 5, type: 'mumbled' },
      { n: 6, type: 'paid' },
      { n: 7, type: 'rolled' },
    ];
    const page = {
      beatOf: ({ type }: SeatEvent) =>
        type === 'paid' ? undefined : ({ kind: 'reveal', dice: [] } as const),
    };
    expect(beatsOf({ speech, page, piecesOf: () => ['token:1'] }, events)).toEqual([
      { n: 4, kind: 'reveal', words: 'said entered', pieces: ['token:1'], dice: [] },
      { n: 7, kind: 'reveal', words: 'said rolled', pieces: ['token:1'], dice: [] },
    ]);
    expect(beatsOf({ speech, page: {}, piecesOf: () => [] }, events)).toEqual([]);
  });
});

describe('beatTime', () => {
  it.each([
    ['none', 5, 0],
    ['normal', 0, 0],
    ['normal', 1, 800],
    ['normal', 12, 500],
    ['fast', 100, 120],
  ] as const)('%s with %i beats: %i ms each', (speed, beats, time) => {
    expect(beatTime(speed, beats)).toBe(time);
  });
});

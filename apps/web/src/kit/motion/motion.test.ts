import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { describe, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import { beatTime } from './pace.ts';

const speech = { event: ({ type }: SeatEvent) => (type === 'drawn' ? '' : `said ${type}`) } as Speech;

describe('beatsOf', () => {
  it('shows dice, arrivals and moves in their order, and leaves out what has no words', () => {
    const events: SeatEvent[] = [
      { n: 4, type: 'hostileEntered', hostile: 9, slot: 2 },
      { n: 5, type: 'drawn', tokens: [1] },
      { n: 6, type: 'actionSpent', soldier: 1 },
      { n: 7, type: 'hostileRolled', hostile: 9, soldier: 1, die: 8, defeatCover: 3 },
    ];
    expect(beatsOf(speech, events)).toEqual([
      { n: 4, kind: 'reveal', words: 'said hostileEntered', pieces: ['hostile:9', 'slot:2'], dice: [] },
      { n: 7, kind: 'dice', words: 'said hostileRolled', pieces: ['hostile:9', 'soldier:1'], dice: [8, 3] },
    ]);
  });

  it('shows every die of an attack', () => {
    const [beat] = beatsOf(speech, [
      { n: 1, type: 'attackRolled', soldier: 1, dice: [2, 9], defeatCover: 4 },
    ]);
    expect(beat?.dice).toEqual([2, 9, 4]);
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

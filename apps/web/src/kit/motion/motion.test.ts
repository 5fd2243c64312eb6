import type { SeatEvent } from '@sitrep/kernel';
import type { Sight } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import { describe, expect, it } from 'vitest';
import { beatsOf } from './beats.ts';
import { landingOf, verdictOf } from './landing.ts';
import { beatTime, suspenseIn, type Timed } from './pace.ts';

const speech = { event: ({ type }: SeatEvent) => (type === 'mumbled' ? '' : `said ${type}`) } as Speech;

const match = {
  speech,
  facts: { game: 'any', config: {}, content: {} },
  now: {} as Sight,
  t: (key: string) => key,
};

describe('beatsOf', () => {
  it('leaves the show to a game that makes its own', () => {
    const beat = { first: 1, n: 3, kind: 'move', words: 'all at once', pieces: [], dice: [] } as const;
    const page = { showOf: () => [beat], beatOf: () => expect.unreachable() };
    expect(beatsOf({ ...match, page, piecesOf: () => [] }, [{ n: 1, type: 'moved' }])).toEqual([beat]);
  });

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
    expect(beatsOf({ ...match, page, piecesOf: () => ['token:1'] }, events)).toEqual([
      { first: 4, n: 4, kind: 'reveal', words: 'said entered', pieces: ['token:1'], dice: [] },
      { first: 7, n: 7, kind: 'reveal', words: 'said rolled', pieces: ['token:1'], dice: [] },
    ]);
    expect(beatsOf({ ...match, page: {}, piecesOf: () => [] }, events)).toEqual([]);
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
    expect(beatTime(speed, Array(beats).fill({}), 0)).toBe(time);
  });

  it('keeps a timed show within its limit, and hits at their own time', () => {
    const [step, hit] = [{ time: 500 }, { time: 1000, isKept: true }];
    let left: readonly Timed[] = Array.from({ length: 90 }, (_, index) => (index % 15 === 14 ? hit : step));
    let spent = 0;
    while (left.length > 0) {
      const time = beatTime('normal', left, spent);
      if (left[0]?.isKept) expect(time).toBeCloseTo(1000);
      spent += time;
      left = left.slice(1);
    }
    expect(spent).toBeLessThanOrEqual(12_001);
  });
});

describe('a show on the stage', () => {
  const roll = {
    kind: 'roll',
    isFoe: true,
    by: { name: 'Thug', note: '' },
    dice: [
      { label: 'Hostile', sides: 10, faces: [3, 9], need: '5+' },
      { label: 'Cover', sides: 6, faces: [4], need: '3+' },
    ],
    verdict: 'Kill',
    tone: 'hit',
    outcome: [],
  } as const;
  const suspense = verdictOf(roll);
  const beat = {
    first: 1,
    n: 2,
    kind: 'dice',
    words: 'rolled',
    pieces: [],
    dice: [],
    staged: roll,
    suspense,
    time: suspense + 1000,
  } as const;

  it('lets one die stop after the other, and only then says how it ended', () => {
    const stops = landingOf(roll).flat();
    expect(stops).toEqual([...new Set(stops)].toSorted((one, other) => one - other));
    expect(suspense).toBeGreaterThan(Math.max(...stops));
  });

  it.each(['fast', 'normal', 'slow'] as const)('keeps the order at every speed: %s', (speed) => {
    const many = Array(30).fill(beat);
    const time = beatTime(speed, many, 0);
    expect(suspenseIn(beat, time) / time).toBeCloseTo(suspense / beat.time);
    expect(time).toBeGreaterThan(0);
  });
});

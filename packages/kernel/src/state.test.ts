import { describe, expect, it } from 'vitest';
import { openParlour } from '../test/play.ts';
import { everyone, hashed, isIn, maskOf, NOBODY, topFrame } from './state.ts';

describe('seat masks', () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[1], 2],
    [[0, 2], 5],
    [[29], 536_870_912],
    [[1, 1], 2],
  ])('puts the seats %j into %i', (seats, mask) => {
    expect(maskOf(seats)).toBe(mask);
  });

  it('knows who is in', () => {
    expect([0, 1, 2, 3].map((seat) => isIn(0b101, seat))).toEqual([true, false, true, false]);
    expect([0, 29].map((seat) => isIn(NOBODY, seat))).toEqual([false, false]);
  });

  it('counts nobody as -1, so that onlookers are in no mask', () => {
    expect(isIn(2 ** 30 - 1, -1)).toBe(false);
  });

  it('has everyone as one bit for each seat', () => {
    expect([1, 2, 30].map((length) => everyone({ seats: Array.from({ length }) }))).toEqual([
      1,
      3,
      2 ** 30 - 1,
    ]);
  });
});

describe('topFrame', () => {
  it('is the last one pushed', () => {
    expect(topFrame({ frames: ['first', 'last'] })).toBe('last');
    expect(topFrame({ frames: [] })).toBeUndefined();
  });
});

describe('hashed', () => {
  it('leaves out what never changes', () => {
    const state = openParlour().copyState();
    expect(Object.keys(hashed(state)).sort()).toEqual([
      'chance',
      'frames',
      'game',
      'seats',
      'serial',
      'zones',
    ]);
    expect(hashed(state)).toMatchObject({ serial: 1, game: state.game });
  });
});

import { describe, expect, it } from 'vitest';
import { openParlour } from '../test/play.ts';
import { pushFrame } from './fold.ts';
import { everyone, hashed, isIn, maskOf, NOBODY, reading, topFrame, topLocals } from './state.ts';

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
  const state = openParlour().copyState();
  for (const item of ['vase', 'lamp'])
    pushFrame(state, {
      type: 'framePushed',
      procedure: 'shop',
      step: 'start',
      locals: { buyer: 0, item, colour: '' },
      unpaid: true,
    });
  const running = reading(state);

  it('is the last one pushed, typed by its procedure', () => {
    const frame = topFrame(running);
    expect(frame?.procedure === 'shop' && frame.locals.item).toBe('lamp');
    expect(frame?.unpaid).toBe(true);
    expect(topFrame({ frames: [] })).toBeUndefined();
  });

  it('has locals for whoever names its procedure', () => {
    expect(topLocals(running, 'shop')?.item).toBe('lamp');
    expect(topLocals(running, 'vote')?.seats).toBeUndefined();
    // @ts-expect-error it has no such local
    expect(topLocals(running, 'shop')?.price).toBeUndefined();
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

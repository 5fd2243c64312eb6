import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import { openParlour, play } from '../test/play.ts';
import { hashData } from './canonical.ts';
import { cloneState } from './clone.ts';
import { fold } from './fold.ts';
import { hashed } from './state.ts';

describe('cloneState', () => {
  function busy() {
    const match = openParlour();
    match.order(2, 'alarm', true);
    play(match, 0, { type: 'draw' }, { type: 'roll' }, { type: 'callVote', seats: [0, 1, 2] });
    play(match, 0, { type: 'vote', vote: 'yes' });
    return match.copyState();
  }

  it('is equal in everything', () => {
    const state = busy();
    const copy = cloneState(parlour, state);
    expect(copy).toEqual(state);
    expect(copy.config).toBe(state.config);
    expect(copy.content).toBe(state.content);
  });

  it('shares nothing that is ever written', () => {
    const state = busy();
    const before = hashData(hashed(state));
    const copy = cloneState(parlour, state);
    fold(parlour, copy, { type: 'noted', rule: 'PA-NOTE', seat: 0 });
    fold(parlour, copy, { type: 'frameStepped', step: 'next', patch: { seats: [] } });
    fold(parlour, copy, { type: 'asked', seats: [0, 1, 2] });
    fold(parlour, copy, { type: 'unsealed', seats: [0] });
    fold(parlour, copy, { type: 'ordered', seat: 2, decision: 'alarm', isOn: false });
    fold(parlour, copy, { type: 'conceded', seat: 1 });
    fold(parlour, copy, { type: 'zoneOpened', rule: 'PA-GIFT', zone: 'deck', known: 7, tokens: [], news: 0 });
    fold(parlour, copy, {
      type: 'drawn',
      rule: 'PA-DRAW',
      from: 'cellar',
      into: 'table',
      tokens: [101],
      seen: 7,
      next: 9,
    });
    fold(parlour, copy, { type: 'framePopped' });
    expect(hashData(hashed(state))).toBe(before);
  });
});

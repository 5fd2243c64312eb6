import { describe, expect, it } from 'vitest';
import { findSplit, isReveal } from './parting.ts';

const roll = { n: 0, type: 'rolled', rule: 'R', name: 'strike', sides: 6, dice: [4] };
const hit = { n: 1, type: 'struck', rule: 'HIT', damage: 1 };
const miss = { n: 1, type: 'missed', rule: 'HIT' };
const move = { n: 0, type: 'moved', rule: 'R', from: 'hand0', into: 'table', count: 1, tokens: [3] };
const strict = { reveals: [], isNews: true, isLoose: false };

describe('where two lists split', () => {
  it.each([
    ['nowhere', [roll, hit], [roll, hit], undefined],
    ['nowhere when empty', [], [], undefined],
    ['at another event', [roll, hit], [roll, miss], 1],
    ['where one ends', [roll], [roll, miss], 1],
    ['at the order of fields', [{ type: 'a', n: 0 }], [{ n: 0, type: 'a' }], 0],
  ])('%s', (_, one, other, at) => {
    expect(findSplit(one, other)).toBe(at);
  });
});

describe('the difference is revealed', () => {
  it.each([
    ['by other tokens at the same place', [move], [{ ...move, tokens: [5] }], 0, strict],
    ['by the same tokens from another hand', [move], [{ ...move, from: 'hand1' }], 0, strict],
    ['by other dice', [roll], [{ ...roll, dice: [1] }], 0, strict],
    ['by a rule that the subject names', [hit], [miss], 0, { ...strict, reveals: ['HIT'] }],
    ['when others chose otherwise', [hit], [], 0, { ...strict, isLoose: true }],
  ])('%s', (...[, one, other, at, grounds]) => {
    expect(isReveal(one, other, at, grounds)).toBe(true);
  });
});

describe('the difference leaks', () => {
  it.each([
    ['by an event of the game', [hit], [miss], 0, strict],
    [
      'by tokens that the mask hides from the seat',
      [move],
      [{ ...move, tokens: [5] }],
      0,
      { ...strict, isNews: false },
    ],
    [
      'by a hand that the mask hides from the seat',
      [move],
      [{ ...move, from: 'hand1' }],
      0,
      { ...strict, isNews: false },
    ],
    ['by a count', [move], [{ ...move, tokens: [3, 4], count: 2 }], 0, strict],
    ['by another zone', [move], [{ ...move, tokens: [5], into: 'discard' }], 0, strict],
    [
      'by another hand whose tokens stay hidden',
      [{ ...move, tokens: undefined }],
      [{ ...move, from: 'hand1', tokens: undefined }],
      0,
      strict,
    ],
    ['by tokens that only one world shows', [move], [{ ...move, tokens: undefined }], 0, strict],
    ['by tokens in an event of the game', [{ ...hit, tokens: [1] }], [{ ...hit, tokens: [2] }], 0, strict],
    ['by an event that only one world has', [roll], [], 0, strict],
    ['by dice that only one world rolls for a rule', [roll], [], 0, { ...strict, reveals: ['R'] }],
    ['after dice that everybody sees', [roll, hit], [roll, miss], 1, strict],
    ['before them', [hit, roll], [miss, roll], 0, strict],
  ])('%s', (...[, one, other, at, grounds]) => {
    expect(isReveal(one, other, at, grounds)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { findDataFault } from './bounds.ts';

/** A value inside this many arrays. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = [value];
  return value;
}

class Thing {}

describe('findDataFault', () => {
  it.each([
    ['text', 'a'],
    ['a number', -7],
    ['zero', 0],
    ['the largest integer', Number.MAX_SAFE_INTEGER],
    ['a boolean', false],
    ['null', null],
    ['an empty list', []],
    ['an empty record', {}],
    ['a record', { type: 'plan', points: [1, 2, { a: null }] }],
    ['32 levels', nested(32)],
    ['20,000 values', Array.from({ length: 19_999 }, () => 0)],
    ['200,000 characters', 'a'.repeat(200_000)],
    ['200,000 characters in keys and values', { ['k'.repeat(100_000)]: 'a'.repeat(100_000) }],
  ])('passes %s', (_name, value) => {
    expect(findDataFault(value)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['a fraction', 0.5],
    ['an unsafe integer', 2 ** 53],
    ['minus zero, which JSON can bring', JSON.parse('[-0]')],
    ['not a number', Number.NaN],
    ['a function', () => 0],
    ['a big integer', 1n],
    ['a class instance', new Thing()],
    ['a date', new Date(0)],
    ['a bad value deep inside', { a: [{ b: Number.POSITIVE_INFINITY }] }],
  ])('stops %s, which is no data', (_name, value) => {
    expect(findDataFault(value)).toBe('ANSWER_NOT_DATA');
  });

  it.each([
    ['33 levels', nested(33)],
    ['100,000 levels', nested(100_000)],
    ['20,001 values', Array.from({ length: 20_000 }, () => 0)],
    ['200,001 characters', ['a'.repeat(100_000), 'a'.repeat(100_001)]],
    ['200,001 characters in a key', { ['k'.repeat(200_001)]: 1 }],
  ])('stops %s, which is too much', (_name, value) => {
    expect(findDataFault(value)).toBe('ANSWER_TOO_BIG');
  });
});

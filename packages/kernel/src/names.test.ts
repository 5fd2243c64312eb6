import { describe, expect, it } from 'vitest';
import { isNameIn, isOneOf, namesIn } from './names.ts';

const TABLE = { red: 1, blue: 2 };

describe('isOneOf', () => {
  it.each([
    ['red', true],
    ['green', false],
    [undefined, false],
  ])('%s: %s', (word, expected) => expect(isOneOf(['red', 'blue'], word)).toBe(expected));
});

describe('isNameIn', () => {
  it.each([
    ['red', true],
    ['green', false],
    ['toString', false],
    ['__proto__', false],
    [0, false],
  ])('%s: %s', (name, expected) => expect(isNameIn(TABLE, name)).toBe(expected));
});

it('namesIn gives them in the order of the table', () => {
  expect(namesIn(TABLE)).toEqual(['red', 'blue']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrink } from './shrink.ts';

const MANY = 10_000;
const range = (length: number) => Array.from({ length }, (_, index) => index);
const holds =
  (...wanted: number[]) =>
  (list: readonly number[]) =>
    wanted.every((item) => list.includes(item));

describe('shrink', () => {
  it.each([
    ['one item', holds(37), [37]],
    ['the first and the last', holds(0, 99), [0, 99]],
    ['items far apart', holds(3, 50, 51, 98), [3, 50, 51, 98]],
    ['nothing at all', () => true, []],
    ['any five items', (list: readonly number[]) => list.length >= 5, [0, 1, 2, 3, 4]],
  ])('finds %s among a hundred', (_, fails, shortest) => {
    expect(shrink(range(100), fails, MANY)).toEqual(shortest);
  });

  it('keeps a list of which nothing can be left out', () => {
    expect(shrink([1, 2, 3], (list) => list.length === 3, MANY)).toEqual([1, 2, 3]);
  });

  it('never tries more often than it may, and gives back a list that fails', () => {
    let tries = 0;
    const fails = (list: readonly number[]) => {
      tries += 1;
      return holds(3, 50, 98)(list);
    };
    const left = shrink(range(100), fails, 7);
    expect(tries).toBe(7);
    expect(holds(3, 50, 98)(left)).toBe(true);
  });

  it('leaves nothing in that could go alone', () => {
    const wanted = fc.uniqueArray(fc.nat(59), { maxLength: 8 });
    fc.assert(
      fc.property(wanted, (items) => {
        expect(shrink(range(60), holds(...items), MANY)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });
});

import type { Chapter } from '@sitrep/contract';
import { expect, it } from 'vitest';
import { findRecap } from './recap.ts';

/** A phase of a seat in which acts of these weights happened. */
function chapter(seat: number | undefined, first: number, weights: readonly number[] = []): Chapter {
  const figures = weights.some((weight) => weight > 0) ? [{ key: 'killed', count: 1 }] : [];
  return {
    head: { key: 'phase', args: {} },
    ...(seat !== undefined && { seat }),
    span: [first, first + 9],
    tallies: [{ seat: 0, figures, dice: 2, expected: 500, hits: 1 }],
    lines: weights.map((weight, index) => ({
      title: { key: `act ${weight}`, args: {} },
      losses: [],
      weight,
      events: [first + index],
    })),
  };
}

it('tells nothing before others have acted, and while they do', () => {
  expect(findRecap([], 0)).toBeUndefined();
  expect(findRecap([chapter(undefined, 0, [1]), chapter(0, 10)], 0)).toBeUndefined();
  expect(findRecap([chapter(0, 0), chapter(1, 10, [5])], 0)).toBeUndefined();
});

it('sums up what others did since the turn before, the worst first', () => {
  const account = [
    chapter(1, 0, [100]),
    chapter(0, 10, [100]),
    chapter(1, 20, [5, 50]),
    chapter(1, 30, [0, 1, 2, 3, 4]),
    chapter(0, 40),
    chapter(0, 50, [9]),
  ];
  const recap = findRecap(account, 0);
  expect(recap?.key).toBe(39);
  expect(recap?.moments.map(({ weight }) => weight)).toEqual([50, 5, 4, 3, 2]);
  expect(recap?.events).toEqual([20, 21, 30, 31, 32, 33, 34]);
  expect(recap?.tallies).toEqual([
    { seat: 0, figures: [{ key: 'killed', count: 2 }], dice: 4, expected: 1000, hits: 2 },
  ]);
});

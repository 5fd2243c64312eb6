import { games } from '@sitrep/catalog';
import { describe, expect, it, test } from 'vitest';
import { judgeForgeries } from './forged-saves.ts';
import { tryForgery } from './forgeries.ts';

/** Twenty of each game here; the proof tries hundreds. */
const SHARES = [0, 1, 2, 3];
const EACH = 5;

describe.each(games)('forged saves of $id', (entry) => {
  it.each(SHARES)('are refused or marked, and break nothing (%i)', (share) => {
    const numbers = Array.from({ length: EACH }, (_, index) => 10_000 + share * EACH + index);
    const tried = numbers.map((number) => ({ number, ...tryForgery(entry, number) }));
    expect(tried.filter(({ fate }) => fate === 'passed')).toEqual([]);
  });
});

const share = { counts: { refused: 4, marked: 5, true: 1, passed: 0 }, faults: [], longest: 1_200 };

test('shares add up', () => {
  const { ok, figures } = judgeForgeries([share, share], 20);
  expect(ok).toBe(true);
  expect(figures).toContainEqual(['forged saves', 18]);
  expect(figures).toContainEqual(['longest to open, verify and play on, in seconds', '1.2']);
});

test.each([
  ['one passed', { counts: { ...share.counts, passed: 1 } }],
  ['one is missing', { counts: { ...share.counts, marked: 4 } }],
  ['none was marked', { counts: { refused: 10, marked: 0, true: 0, passed: 0 } }],
  ['one hung', { longest: 30_000 }],
])('they do not hold when %s', (_, fault) => {
  expect(judgeForgeries([{ ...share, ...fault }], 10).ok).toBe(false);
});

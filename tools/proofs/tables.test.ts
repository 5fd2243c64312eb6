import { expect, test } from 'vitest';
import { judgeTables, TABLES } from './tables.ts';

const fine = TABLES.map((title) => ({ title, looks: 40 }));

test('all tables without a fault are fine', () => {
  expect(judgeTables(fine).ok).toBe(true);
});

test('a table with a fault, or one that nobody looked at, is not', () => {
  const [first, ...others] = fine;
  expect(judgeTables(others).ok).toBe(false);
  const { ok, figures } = judgeTables([...others, { title: first?.title ?? '' }]);
  expect(ok).toBe(false);
  expect(figures.at(-1)).toEqual(['with a fault', first?.title]);
});

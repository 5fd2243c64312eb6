import { expect, test } from 'vitest';
import { judgeRounds } from './steady.ts';

const round = { passed: 236, failed: 0 };
const fine = [round, round, round];

test('rounds without a failure are fine', () => {
  const { ok, figures } = judgeRounds(fine, 6);
  expect(ok).toBe(true);
  expect(figures).toContainEqual(['passed', 708]);
});

test('a round with a failure, one that ran fewer tests, or one too few is not', () => {
  const others = [round, round];
  expect(judgeRounds(others, 6).ok).toBe(false);
  expect(judgeRounds([...others, { passed: 235, failed: 1 }], 6).ok).toBe(false);
  expect(judgeRounds([...others, { passed: 235, failed: 0 }], 6).ok).toBe(false);
});

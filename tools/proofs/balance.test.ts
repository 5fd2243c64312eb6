import { expect, test } from 'vitest';
import { judgeBalance } from './balance.ts';

const row = { setup: 'jungle/covert', greedy: 60, random: 10, unfinished: 0 };

test('a mission that skill decides is in balance', () => {
  const { ok, figures } = judgeBalance([row], 100);
  expect(ok).toBe(true);
  expect(figures).toEqual([['jungle/covert', 'greedy 60 % (50–69 %), random 10 % (6–17 %)']]);
});

test.each([
  ['hopeless', { greedy: 4, random: 0 }],
  ['sure', { greedy: 96 }],
  ['decided by luck alone', { random: 60 }],
  ['endless', { unfinished: 1 }],
])('a mission may not be %s', (_, fault) => {
  expect(judgeBalance([row, { ...row, ...fault }], 100).ok).toBe(false);
});

test('no mission at all proves nothing', () => {
  expect(judgeBalance([], 100).ok).toBe(false);
});

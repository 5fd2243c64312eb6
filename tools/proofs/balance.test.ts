import { expect, test } from 'vitest';
import { judgeBalance } from './balance.ts';

const row = { setup: 'jungle/covert', greedy: 60, random: 10, unfinished: 0 };

test('a mission that skill decides is in balance', () => {
  const { ok, figures } = judgeBalance([row], 100);
  expect(ok).toBe(true);
  const rates = 'greedy 60 % (50–69 %), random 10 % (6–17 %)';
  expect(figures).toEqual([['jungle/covert', `${rates}; before: there was no such mission`]]);
});

test('what a mission gave before its cards changed stands beside it', () => {
  const [, rates] = judgeBalance([{ ...row, setup: 'jungle/covert/cartel-boss' }], 100).figures[0] ?? [];
  expect(rates).toContain('; before: greedy 23 %, random 0 %');
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

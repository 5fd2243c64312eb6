import { expect, it } from 'vitest';
import { judgePace, TITLES } from './pace.ts';

const mission = Array.from({ length: 20 }, (_, index) => ({ ms: index + 1, isAnswer: index % 2 === 0 }));
const missions = TITLES.map(() => mission);

it('tells how long clicks took', () => {
  const { ok, figures } = judgePace(missions);
  expect(ok).toBe(true);
  expect(figures).toEqual([
    ['missions played', 3],
    ['clicks', 60],
    ['of which answered the question', 30],
    ['half of all clicks within, in ms', 10],
    ['95 of 100 clicks within, in ms (aim: 100)', 19],
    ['the slowest click, in ms', 20],
  ]);
});

it.each([
  ['one is missing', missions.slice(1)],
  ['one did not end', [[], ...missions.slice(1)]],
])('does not hold if %s', (_, some) => {
  expect(judgePace(some).ok).toBe(false);
});

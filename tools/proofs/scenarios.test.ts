import { expect, it } from 'vitest';
import { judgeScenarios, TITLES } from './scenarios.ts';

const rows = TITLES.map((title) => ({ title, end: 'US wins. Turn 10' }));

it('whole scenarios hold if each has ended as it should', () => {
  expect(judgeScenarios(rows).ok).toBe(true);
  expect(judgeScenarios(rows).figures).toContainEqual(['keating by mouse', 'US wins. Turn 10']);
});

it.each([
  ['one is missing', rows.slice(1)],
  ['one has not ended', [...rows.slice(1), { title: 'rice-paddy by mouse' }]],
])('they do not if %s', (_, some) => {
  expect(judgeScenarios(some).ok).toBe(false);
});

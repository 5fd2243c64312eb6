import { describe, expect, test } from 'vitest';
import { type Kind, measureVersus, type VersusRow } from './measure-versus.ts';
import { judgeVersus } from './versus.ts';

const self: VersusRow = {
  setup: 'keating',
  kinds: ['greedy', 'greedy'],
  games: 100,
  wins: [50, 40],
  draws: 10,
  unfinished: 0,
};
const skill: VersusRow = { ...self, kinds: ['random', 'greedy'], wins: [5, 95], draws: 0 };

test('sides that can both win, and skill that counts, are in balance', () => {
  const { ok, figures } = judgeVersus([self, skill]);
  expect(ok).toBe(true);
  expect(figures).toEqual([
    [
      'keating, greedy against greedy',
      'the first side wins 56 % (45–65 %) of decided games; 50 to 40, 10 drawn',
    ],
    ['keating, random against greedy', 'greedy wins 95 % (89–98 %) of all; 5 to 95, 0 drawn'],
  ]);
});

test.each([
  ['lost from the start', { ...self, wins: [20, 70] }],
  ['always drawn', { ...self, wins: [0, 0] }],
  ['decided by luck alone', { ...skill, wins: [11, 89] }],
  ['endless', { ...self, unfinished: 1 }],
] as const)('a scenario may not be %s', (_, fault) => {
  expect(judgeVersus([self, skill, fault]).ok).toBe(false);
});

test('no scenario at all proves nothing', () => {
  expect(judgeVersus([]).ok).toBe(false);
});

describe('a greedy commander plays patrols to their end', () => {
  const matches: readonly (readonly Kind[])[] = [
    ['greedy', 'random'],
    ['random', 'greedy'],
    ['greedy', 'greedy'],
  ];
  for (const setup of ['rice-paddy/patrol', 'keating/patrol'])
    test(setup, () => {
      for (const kinds of matches)
        expect(measureVersus({ id: 'combat-veteran', setup, kinds, games: 2, seed: 'smoke' })).toMatchObject({
          unfinished: 0,
        });
    });
});

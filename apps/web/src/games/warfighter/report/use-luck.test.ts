import { expect, it } from 'vitest';
import { teamLuck } from './use-luck.ts';

const rolls = [
  { roll: 0, soldier: 1, expected: 0.5, variance: 0.25, rolled: 1, share: 500 },
  { roll: 0, soldier: 1, expected: 0.5, variance: 0.25, rolled: 1, share: 500 },
  { roll: 2, soldier: 2, expected: 1, variance: 0.5, rolled: 0, share: 250 },
];

it('adds up per Soldier and for the team', () => {
  const luck = teamLuck(rolls);
  expect(luck.of(1)).toEqual({ expected: 1, rolled: 2, index: expect.closeTo(Math.SQRT2) });
  expect(luck.of(2)).toEqual({ expected: 1, rolled: 0, index: expect.closeTo(-Math.SQRT2) });
  expect(luck.of(3)).toBeUndefined();
  expect(luck.all).toEqual({ expected: 2, rolled: 2, index: 0 });
});

it('reports no luck without rolls', () => {
  expect(teamLuck([]).all).toEqual({ expected: 0, rolled: 0, index: 0 });
});

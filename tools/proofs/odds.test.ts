import { expect, test } from 'vitest';
import { checkSituations } from './odds.ts';

test.each([
  ['modern', 60],
  ['ww2', 30],
])('odds of %s equal the count of all dice in %i situations', (ruleset, count) => {
  const checked = checkSituations(count, ruleset);
  expect(checked).toHaveLength(count);
  expect(checked.flatMap(({ difference }) => difference ?? [])).toEqual([]);
});

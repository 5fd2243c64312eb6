import { expect, test } from 'vitest';
import { checkSituations } from './odds.ts';

const SITUATIONS = 200;

/** Milliseconds, for slow and busy machines. */
const MOST_TIME = 300_000;

test(`odds equal the count of all dice in ${SITUATIONS} situations`, { timeout: MOST_TIME }, () => {
  const checked = checkSituations(SITUATIONS);
  expect(checked).toHaveLength(SITUATIONS);
  expect(checked.flatMap(({ difference }) => difference ?? [])).toEqual([]);
});

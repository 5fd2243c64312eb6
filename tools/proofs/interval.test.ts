import { expect, test } from 'vitest';
import { formatShare, intervalOf } from './interval.ts';

// The values of Wilson's interval for these counts, as tables of it give them.
test.each([
  [0, 200, 0, 0.0188],
  [100, 200, 0.4314, 0.5686],
  [200, 200, 0.9812, 1],
])('%i of %i', (hits, of, low, high) => {
  const [least, most] = intervalOf({ hits, of });
  expect(least).toBeCloseTo(low, 3);
  expect(most).toBeCloseTo(high, 3);
});

test('a share is given in per cent', () => {
  expect(formatShare({ hits: 100, of: 200 })).toBe('50 % (43–57 %)');
});

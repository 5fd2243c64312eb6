import { expect, it } from 'vitest';
import { shareInterval } from './share-interval.ts';

it.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [30, 60, 0.377, 0.623],
])('%i of %i lies between %f and %f', (won, played, low, high) => {
  const interval = shareInterval(won, played);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

import { expect, it } from 'vitest';
import { turnSteps } from './turn-steps.ts';

/** The steps in short: `+` is the present, `!` the last, `…` a gap before it. */
function inShort(now: number, last: number): string {
  return turnSteps(now, last)
    .map(
      ({ turn, when, isLast, hasGap }) =>
        `${hasGap ? '… ' : ''}${turn}${when === 'now' ? '+' : ''}${isLast ? '!' : ''}`,
    )
    .join(' ');
}

it.each([
  [1, 1, '1+!'],
  [6, 8, '1 2 3 4 5 6+ 7 8!'],
  [8, 8, '1 2 3 4 5 6 7 8+!'],
  [0, 8, '1 2 3 4 5 6 7 8!'],
  [1, 16, '1+ 2 3 4 5 6 7 8 … 16!'],
  [5, 16, '4 5+ 6 7 8 9 10 11 … 16!'],
  [12, 16, '8 9 10 11 12+ 13 14 15 16!'],
])('turn %i of %i: %s', (now, last, steps) => {
  expect(inShort(now, last)).toBe(steps);
});

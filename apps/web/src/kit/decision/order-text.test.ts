import { expect, it } from 'vitest';
import { fitsFilter } from './order-text.ts';

it.each([
  ['Giacomelli: attack with M203', 'att m2', true],
  ['Újratöltés', 'ujra', true],
  ['Attack with M203', '', true],
  ['Attack with M203', 'tack', false],
])('“%s” fits “%s”: %s', (words, typed, fits) => {
  expect(fitsFilter(words, typed)).toBe(fits);
});

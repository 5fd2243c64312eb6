import { expect, it } from 'vitest';
import { wishedSeed } from './wished-luck.ts';

it.each([
  ['', undefined],
  ['?seed=', undefined],
  ['?port=1', undefined],
  ['?seed=alpha', 'alpha'],
  ['?seed=k%C3%A9k%20ég', 'kék ég'],
])('the address %j asks for the luck %j', (search, seed) => {
  expect(wishedSeed(search)).toBe(seed);
});

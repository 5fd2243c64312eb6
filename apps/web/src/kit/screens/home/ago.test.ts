import { expect, it } from 'vitest';
import { agoIn } from './ago.ts';

const MINUTE = 60_000;

it.each([
  [4 * MINUTE, '4 minutes ago'],
  [59 * MINUTE, '59 minutes ago'],
  [61 * MINUTE, '1 hour ago'],
  [30 * 60 * MINUTE, 'yesterday'],
  [10_000, 'this minute'],
])('%i ms before now is %s', (time, words) => {
  expect(agoIn('en', -time)).toBe(words);
});

it('speaks the language of the page', () => {
  expect(agoIn('hu', -4 * MINUTE)).toBe('4 perccel ezelőtt');
  expect(agoIn('it', -4 * MINUTE)).toBe('4 minuti fa');
});

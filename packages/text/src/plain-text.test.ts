import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { makeText } from './text.ts';

const NASTY = 'Rook\u001b[2J\u0007\u009b31m\u202eie\ud800\n';

it('takes away what steers a terminal, turns text round or is half a character', () => {
  expect(plainText(NASTY)).toBe('Rook[2J31mie');
  expect(plainText('Őrvezető 🪖 – „perché”')).toBe('Őrvezető 🪖 – „perché”');
});

it('does so with everything that fills the gaps of a message, and with keys that are missing', () => {
  const text = makeText('en', [{ hello: 'Hello, {name}!\nHow do you do?', noun: { base: '{name}' } }]);
  expect(text.t('hello', { name: NASTY })).toBe('Hello, Rook[2J31mie!\nHow do you do?');
  expect(text.formsOf('noun', { name: NASTY })).toEqual({ base: 'Rook[2J31mie' });
  expect(text.t(`card.${NASTY}`)).toBe('⟦card.Rook[2J31mie⟧');
});

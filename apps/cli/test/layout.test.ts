import { expect, it } from 'vitest';
import { alignColumns, countOf, formatCount, wrap } from '../src/layout.ts';

it('leaves alone what fits, spaces included', () => {
  expect(wrap('  1  Attack', 80)).toEqual(['  1  Attack']);
});

it('breaks between words and indents what follows', () => {
  expect(wrap('  one two three four', 10, 4)).toEqual(['  one two', '    three', '    four']);
});

it('breaks a word that fits on no line', () => {
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

it('breaks an indented word that fits on no line, and comes to an end', () => {
  expect(wrap('a bcdefghij', 6, 2)).toEqual(['a', '  bcde', '  fghi', '  j']);
});

it('puts cells below each other', () => {
  expect(
    alignColumns([
      ['', 'health'],
      ['Player 1', '5'],
      ['P', '10'],
    ]),
  ).toEqual(['          health', 'Player 1  5', 'P         10']);
  expect(alignColumns([])).toEqual([]);
});

it('writes numbers for people', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  expect([1, 2].map((count) => countOf(count, 'game'))).toEqual(['1 game', '2 games']);
});

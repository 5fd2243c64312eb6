import { expect, it } from 'vitest';
import { countEdits, findNearest } from './nearest.ts';

it.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['gmaes', 'games', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
])('from “%s” to “%s” it takes %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});

it.each([
  ['dule', 'duel'],
  ['GAMES', 'games'],
  ['pl', 'play'],
  ['x', undefined],
  ['warfighter', undefined],
  ['', undefined],
])('takes “%s” for %s', (word, expected) => {
  expect(findNearest(word, ['games', 'play', 'duel'])).toBe(expected);
});

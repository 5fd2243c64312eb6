import { expect, test } from 'vitest';
import { judgeLaws } from './laws.ts';

const share = {
  games: 5,
  tours: 2,
  decisions: 100,
  broken: [],
  landmarks: { 'card m4': 2, 'card knife': 1, 'effect hit': 1 },
  pairs: 3,
  comparisons: 30,
  told: [],
};
const options = { id: 'game', games: 10, tours: 4, pairs: 6 };

test('shares add up, and the rarest landmark of each kind is named', () => {
  const { ok, figures } = judgeLaws([share, { ...share, landmarks: { 'card m4': 1 } }], options);
  expect(ok).toBe(true);
  expect(figures).toContainEqual(['games', 10]);
  expect(figures).toContainEqual(['visited: card', '2 of 2; least often, in 1 commands: knife']);
});

test.each([
  ['a law was broken', { broken: ['save: …'] }],
  ['worlds were told apart', { told: ['two-worlds: …'] }],
  ['a game is missing', { games: 4 }],
  ['a game for sights is missing', { tours: 1 }],
  ['a pair is missing', { pairs: 2 }],
  ['a sight was never visited', { landmarks: { 'row thug 9+': 0 } }],
])('they do not hold when %s', (_, fault) => {
  expect(judgeLaws([share, { ...share, ...fault }], options).ok).toBe(false);
});

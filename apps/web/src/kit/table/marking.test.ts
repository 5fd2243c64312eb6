import { expect, test } from 'vitest';
import { markedAnswers, markedBy } from './marking.ts';

const MARKING = { type: 'pick', least: 2, most: 2, finish: [{ type: 'enough' }] };
const pick = (card: number) => ({ type: 'pick', card });
const OPTIONS = new Map([
  ['card:1', [pick(1)]],
  ['card:2', [pick(2)]],
  ['card:3', [pick(3)]],
  ['card:4', [pick(4), { type: 'playCard', card: 4 }]],
]);

test('pieces are marked and unmarked; one more than may be takes the place of the first', () => {
  expect(markedBy(MARKING, OPTIONS, [], 'card:1')).toEqual(['card:1']);
  expect(markedBy(MARKING, OPTIONS, ['card:1'], 'card:1')).toEqual([]);
  expect(markedBy(MARKING, OPTIONS, ['card:1', 'card:2'], 'card:3')).toEqual(['card:2', 'card:3']);
});

test('what stands for several answers, or for none, is pointed at as ever', () => {
  expect(markedBy(MARKING, OPTIONS, [], 'card:4')).toBeUndefined();
  expect(markedBy(MARKING, OPTIONS, [], 'card:9')).toBeUndefined();
  expect(markedBy(undefined, OPTIONS, [], 'card:1')).toBeUndefined();
});

test('enough of them are chosen together, and what follows them too', () => {
  expect(markedAnswers(MARKING, OPTIONS, ['card:1'])).toBeUndefined();
  expect(markedAnswers(MARKING, OPTIONS, ['card:3', 'card:1'])).toEqual([
    pick(3),
    pick(1),
    { type: 'enough' },
  ]);
});

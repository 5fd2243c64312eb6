import { readFileSync } from 'node:fs';
import type { Match } from '@sitrep/kernel';
import { divide, openGolden, parseGolden, perft } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { duelExamples } from '../src/examples.ts';
import type { DuelTypes } from '../src/types.ts';
import { adapter, content } from './rules-table.ts';

const golden = parseGolden(readFileSync(new URL('golden/golden.json', import.meta.url), 'utf8'));

function open(name: string, from = adapter): Match<DuelTypes> {
  const position = golden.positions.find((each) => each.name === name) ?? expect.fail(`no position ${name}`);
  return openGolden(from, golden, position);
}

it('a tree divided by its first command adds up, and shows where it grows', () => {
  const divided = divide(open('bare-hands'), 5);
  expect(divided).toEqual([
    { seat: 0, answer: { type: 'omen' }, count: 20 },
    { seat: 0, answer: { type: 'hold' }, count: 28 },
    { seat: 1, answer: { type: 'omen' }, count: 20 },
    { seat: 1, answer: { type: 'hold' }, count: 28 },
  ]);
});

it('finds an empty tree for a game that is over', () => {
  const match = open('bare-hands');
  match.concede(0);
  expect([0, 1, 2].map((depth) => perft(match, depth))).toEqual([1, 0, 0]);
  expect(divide(match, 1)).toEqual([]);
});

it('a position with a deck of its own stays the same when the pack gets a card', () => {
  const grown = duelExamples({
    cards: [{ name: 'feint', type: 'blow', power: 1, cost: 0 }, ...content.cards],
  });
  const { setup, hash } = open('first-blood', grown);
  expect(setup.content).toEqual(open('first-blood').setup.content);
  expect(hash).toBe(open('first-blood').hash);
});

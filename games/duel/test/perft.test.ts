import { createMatch, type Match, makeKey } from '@sitrep/kernel';
import { divide, perft, withSituation } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import { duel } from '../src/index.ts';
import type { DuelTypes } from '../src/types.ts';
import { adapter, start } from './rules-table.ts';

function situate(situation: Readonly<Record<string, unknown>>): Match<DuelTypes> {
  const staged = adapter.stage({ situation });
  if (!staged.ok || staged.value.situation === undefined) throw new Error(JSON.stringify(staged));
  const { config, content } = staged.value;
  const created = createMatch(withSituation(duel, staged.value.situation), {
    config,
    content,
    key: makeKey('perft'),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.value;
}

const situations = {
  opening: () => start('perft'),
  bareHands: () => situate({ deck: [] }),
  firstBlood: () =>
    situate({
      duellists: [
        { strength: 2, guard: 1, stance: 'bold', hand: ['jab', 'cut', 'lunge', 'block'] },
        { health: 2, strength: 1, guard: 2, stance: 'wary', omen: 5, hand: ['jab', 'parry'], shown: ['cut'] },
      ],
    }),
};

const golden: readonly (readonly [keyof typeof situations, readonly number[]])[] = [
  ['opening', [1, 1, 1, 2, 4, 44, 192, 662]],
  // by hand: an omen or a hold for either, then for the other; stances; and no second omen while one waits
  ['bareHands', [1, 4, 8, 16, 32, 96]],
  // by hand to depth 2: 6 + 5 commands, then 2 + 4 + 4 + 5 + 5 + 5 below the first seat's and 2 + 3 + 6 + 6 + 6 below the other's
  ['firstBlood', [1, 11, 48, 156, 502, 2095, 8545]],
];

it.each(golden)('the tree of %s', (name, counts) => {
  const match = situations[name]();
  const { hash } = match;
  expect(counts.map((_, depth) => perft(match, depth))).toEqual(counts);
  expect(match.hash).toBe(hash);
});

it('a tree divided by its first command adds up, and shows where it grows', () => {
  const match = situations.bareHands();
  const divided = divide(match, 5);
  expect(divided).toEqual([
    { seat: 0, answer: { type: 'omen' }, count: 20 },
    { seat: 0, answer: { type: 'hold' }, count: 28 },
    { seat: 1, answer: { type: 'omen' }, count: 20 },
    { seat: 1, answer: { type: 'hold' }, count: 28 },
  ]);
});

it('nothing grows from a game that is over', () => {
  const match = situations.bareHands();
  match.concede(0);
  expect([0, 1, 2].map((depth) => perft(match, depth))).toEqual([1, 0, 0]);
  expect(divide(match, 1)).toEqual([]);
});

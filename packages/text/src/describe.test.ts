import { expect, it } from 'vitest';
import { describe, makeArguments, type Nouns } from './describe.ts';
import { firstNoun, kernelNouns, seatNoun } from './kernel-nouns.ts';
import { makeText } from './text.ts';

const text = makeText('hu', [
  {
    seat: { base: '{number}. játékos' },
    'barrier.roll': 'dobás történt',
    'die.strike': 'Csapás',
    'card.jab': { base: 'szúrás', accusative: 'szúrást' },
    'card.cut': { base: 'vágás', accusative: 'vágást' },
    'event.attacked': '{seat} eldobta: {card_accusative}',
    'event.drawn': '{seat}: {tokens} – {tokens_id}',
    'event.drawn.hidden': '{seat}: {count} lap',
    'event.rolled': '{name}: {dice}',
    'event.seen': '{isSeen, select, true {igen} other {nem}}',
    'refusal.UNDO_BARRIER': 'Nem: {barrier}',
  },
]);

const cards: Nouns = (field, value) =>
  ['card', 'tokens'].includes(field) ? { key: `card.${['jab', 'cut'][Number(value)]}` } : undefined;
const nouns = firstNoun(kernelNouns, cards);

it.each([
  ['a noun in the form asked for', 'event.attacked', { seat: 0, card: 1 }, '1. játékos eldobta: vágást'],
  [
    'a list of nouns and their values',
    'event.drawn',
    { seat: 1, tokens: [0, 1] },
    '2. játékos: szúrás, vágás – 0, 1',
  ],
  ['an empty list', 'event.drawn', { seat: 1, tokens: [] }, '2. játékos:  – '],
  ['less where a seat may not know all', 'event.drawn', { seat: 1, count: 2 }, '2. játékos: 2 lap'],
  [
    'a list of numbers and the name of a die',
    'event.rolled',
    { type: 'rolled', name: 'strike', dice: [3, 5] },
    'Csapás: 3, 5',
  ],
  ['truth', 'event.seen', { isSeen: true, deep: { left: 'out' } }, 'igen'],
  ['untruth', 'event.seen', { isSeen: false }, 'nem'],
  ['a barrier', 'refusal.UNDO_BARRIER', { barrier: 'roll' }, 'Nem: dobás történt'],
])('says %s', (_what, key, data, expected) => {
  expect(describe(text, key, data, nouns)).toBe(expected);
});

it('marks what no message says, even in the hidden version', () => {
  expect(describe(text, 'event.attacked', { seat: 0 }, nouns)).toBe('⟦event.attacked⟧');
});

it('passes plain values through and leaves out what no message can hold', () => {
  const none: Nouns = () => undefined;
  expect(makeArguments(text, { a: 1, b: 'x', c: true, d: null, e: { f: 1 }, g: [1, 2] }, none)).toEqual({
    a: 1,
    b: 'x',
    c: 'true',
    g: '1, 2',
  });
});

it('counts players from 1', () => {
  expect(seatNoun(0)).toEqual({ key: 'seat', args: { number: 1 } });
});

import { games } from '@sitrep/catalog';
import type { CardFacet } from '@sitrep/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadSpeech } from '../../match/load-speech.ts';
import { EVERYTHING, facetsFor, filterCards, type IndexedCard, indexCards } from './card-index.ts';

const [entry] = games;
let cards: readonly IndexedCard[] = [];
let facets: readonly CardFacet[] = [];

beforeAll(async () => {
  if (entry === undefined) throw new Error('there is no game');
  cards = indexCards(entry, await loadSpeech(entry, undefined, 'hu'));
  facets = facetsFor(entry, cards);
});

it('has every card of every pack once', () => {
  expect(cards.length).toBe(entry?.cardsOf(entry.everyCard()).length);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

it('offers packs and what the game tells its cards apart by, each value with its cards', () => {
  expect(facets.map(({ id }) => id)).toEqual(['pack', 'kind', 'role', 'price', 'nation', 'era']);
  expect(facets[0]?.values).toHaveLength(5);
  for (const { values } of facets) for (const value of values) expect(value.cards).not.toEqual([]);
  const [kinds] = facets.filter(({ id }) => id === 'kind');
  expect(kinds?.values.flatMap(({ cards: some }) => some)).toHaveLength(cards.length);
});

it('narrows down by all that is chosen together', () => {
  const idsOf = (chosen: Readonly<Record<string, string>>) =>
    filterCards(cards, facets, { words: '', chosen }).map(({ id }) => id);
  const weapons = idsOf({ pack: 'ww2-europe', kind: 'weapon' });
  expect(weapons.length).toBeGreaterThan(10);
  expect(weapons.every((id) => id.startsWith('ww2-europe/'))).toBe(true);
  const dear = idsOf({ pack: 'ww2-europe', kind: 'weapon', price: '4' });
  expect(dear.length).toBeLessThan(weapons.length);
  expect(weapons).toEqual(expect.arrayContaining(dear));
  expect(idsOf({ era: 'modern', pack: 'ww2-europe' })).toEqual([]);
});

it('finds words in any order, without accents or capitals', () => {
  const [card] = filterCards(cards, facets, { words: '', chosen: { kind: 'hostile' } });
  const [first = '', ...rest] = (card?.words ?? '').split(' ');
  const words = [...rest.slice(0, 2), first.toUpperCase()].join(' ');
  expect(filterCards(cards, facets, { ...EVERYTHING, words })).toContain(card);
  expect(filterCards(cards, facets, { ...EVERYTHING, words: 'ELLENSÉG' })).toEqual(
    filterCards(cards, facets, { ...EVERYTHING, words: 'ellenseg' }),
  );
  expect(filterCards(cards, facets, { ...EVERYTHING, words: 'qqqq' })).toEqual([]);
});

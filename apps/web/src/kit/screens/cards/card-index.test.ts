import { games } from '@sitrep/catalog';
import { beforeAll, expect, it } from 'vitest';
import { loadSpeech } from '../../match/load-speech.ts';
import { EVERYTHING, filterCards, type IndexedCard, indexCards, valuesOf } from './card-index.ts';

const [entry] = games;
let cards: readonly IndexedCard[] = [];

beforeAll(async () => {
  if (entry === undefined) throw new Error('there is no game');
  cards = indexCards(entry, await loadSpeech(entry, undefined, 'hu'));
});

it('has every card of every pack once', () => {
  expect(cards.length).toBe(entry?.cardsOf(entry.everyCard()).length);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  expect(valuesOf(cards, 'pack')).toHaveLength(5);
});

it('filters by pack and type together', () => {
  const found = filterCards(cards, { ...EVERYTHING, pack: 'ww2-europe', type: 'weapon' });
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ pack, type }) => pack === 'ww2-europe' && type === 'weapon')).toBe(true);
});

it('finds words in any order, without accents or capitals', () => {
  const [card] = cards.filter(({ type }) => type === 'hostile');
  const [first = '', ...rest] = (card?.words ?? '').split(' ');
  const words = [...rest.slice(0, 2), first.toUpperCase()].join(' ');
  expect(filterCards(cards, { ...EVERYTHING, words })).toContain(card);
  expect(filterCards(cards, { ...EVERYTHING, words: 'ELLENSÉG' })).toEqual(
    filterCards(cards, { ...EVERYTHING, words: 'ellenseg' }),
  );
  expect(filterCards(cards, { ...EVERYTHING, words: 'qqqq' })).toEqual([]);
});

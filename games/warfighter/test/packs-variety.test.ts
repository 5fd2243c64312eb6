import { describe, expect, it } from 'vitest';
import type { Card } from '../src/content/cards.ts';
import { type CheckedPack, checkPack, surveyAlike, surveyWords } from '../src/packs/index.ts';
import { readFiles } from './packs-files.ts';

const IDS = ['modern-core', 'modern-jungle', 'modern-middle-east', 'ww2-europe', 'ww2-russia-winter'];

const packs: CheckedPack[] = [];
for (const id of IDS) {
  const checked = checkPack(readFiles(id), packs);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  packs.push(checked.pack);
}
const cards = packs.flatMap((pack) => pack.cards);

function count<Type extends Card['type']>(
  type: Type,
  isWanted: (card: Extract<Card, { type: Type }>) => boolean = () => true,
  from: readonly Card[] = cards,
): number {
  const isOf = (card: Card): card is Extract<Card, { type: Type }> => card.type === type;
  return from.filter(isOf).filter(isWanted).length;
}

describe('over all packs there is enough of every kind of mission', () => {
  const needing = (need: string) =>
    count('objective', ({ conditions }) => conditions.some((each) => each.need === need));

  it.each([
    ['Raids', count('mission', ({ raid }) => raid === true), 3],
    ['Escapes', needing('escape'), 4],
    ['to Keep Clear', needing('keepClear'), 4],
    [
      'Present or Embedded',
      count('objective', ({ present, embedded }) => present !== undefined || embedded !== undefined),
      4,
    ],
  ])('%s', (_kind, found, least) => {
    expect(found).toBeGreaterThanOrEqual(least);
  });
});

it('the Russian winter is a box of its own', () => {
  const russia = packs.find(({ id }) => id === 'ww2-russia-winter')?.cards ?? [];
  expect(count('mission', undefined, russia)).toBeGreaterThanOrEqual(4);
  expect(count('objective', undefined, russia)).toBeGreaterThanOrEqual(6);
  expect(count('hostile', undefined, russia)).toBeGreaterThanOrEqual(12);
});

it('every effect word is on a card, and one that is on a single card names its source', () => {
  const { unused, once } = surveyWords(packs);
  expect(unused).toEqual([]);
  expect(once.filter(({ source }) => source === undefined)).toEqual([]);
});

it('cards that are alike have a reason', () => {
  expect(surveyAlike(packs).filter(({ reason = '' }) => reason === '')).toEqual([]);
});

it('every card says where its figures come from', () => {
  const sources = ['rulebook', 'public', 'original'];
  expect(cards.filter(({ source }) => !sources.includes(source)).map(({ id }) => id)).toEqual([]);
});

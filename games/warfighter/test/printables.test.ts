import type { Printable } from '@sitrep/contract';
import { describe, expect, it } from 'vitest';
import { printables } from '../src/entry/printables/index.ts';
import { editions, everyCard, setups } from '../src/entry/setups/editions.ts';

function cardsOf(pack: string) {
  const found = printables.list.find(({ kind, id }) => kind === 'cards' && id === pack);
  if (found?.kind !== 'cards') throw new Error(`${pack} prints no cards`);
  return found.cards;
}

function countersOf(ruleset: string) {
  const found = printables.list.find(({ kind, id }) => kind === 'counters' && id === ruleset);
  if (found?.kind !== 'counters') throw new Error(`${ruleset} prints no counters`);
  return found.counters;
}

const nameOf = ({ kind, id }: Printable) => `${kind} ${id}`;

it('nothing to print has the name of something else', () => {
  const names = printables.list.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

it('packs together print every card, in the number that decks have of it', () => {
  const printed = editions.flatMap(({ packs }) => packs.flatMap(({ id }) => cardsOf(id)));
  expect(printed.map(({ card }) => card).toSorted()).toEqual(Object.keys(everyCard.cards).toSorted());
  const drawn = everyCard.instances.toSorted();
  const copies = printed.flatMap(({ card, copies: count }) => Array.from({ length: count }, () => card));
  expect(copies.filter((card) => drawn.includes(card)).toSorted()).toEqual(drawn);
});

describe('the backs of cards', () => {
  const backsOf = (pack: string, type: string) =>
    new Set(
      cardsOf(pack).flatMap(({ card, back }) => (everyCard.cards[card]?.type === type ? [back.key] : [])),
    );

  it('[WF-SETUP-12] are the same for Locations and Action cards of one deck', () => {
    expect(backsOf('modern-core', 'action')).toEqual(backsOf('modern-jungle', 'location'));
  });

  it('[WF-SETUP-14] differ for Locations with a deck of their own', () => {
    expect(backsOf('ww2-europe', 'location')).toEqual(new Set(['zone.locationDeck']));
    expect(backsOf('ww2-europe', 'action')).toEqual(new Set(['zone.actionDeck']));
  });

  it('tell what is never shuffled', () => {
    expect(backsOf('modern-core', 'weapon')).toEqual(new Set(['type.weapon']));
  });
});

describe.each(setups.map(({ edition }) => edition.ruleset))('the counters of %s', (ruleset) => {
  const copies = (face: string) =>
    countersOf(ruleset).reduce((sum, each) => (each.front.startsWith(face) ? sum + each.copies : sum), 0);

  it('[WF-SETUP-16] number every Soldier twice', () => {
    expect(copies('soldier/')).toBe(8 * 2);
  });

  it('[WF-SETUP-17] name every Soldier as a target four times', () => {
    expect(copies('target/')).toBe(8 * 4);
  });

  it('[WF-WOUND-08] show a treated Wound of the same value on the back', () => {
    for (const { front, back } of countersOf(ruleset))
      if (front.startsWith('wound/')) expect(back).toBe(front.replace('wound', 'treated'));
  });

  it('[WF-HTH-08] {ww2} have Striking counters only where there is Striking', () => {
    expect(copies('striking/')).toBe(ruleset === 'ww2' ? 8 : 0);
  });
});

import type { FormCell, FormSheet, NounRef, Printable } from '@sitrep/contract';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { printables } from '../src/entry/printables/index.ts';
import { editions, everyCard, setups } from '../src/entry/setups/editions.ts';
import { textIn } from './catalogues.ts';

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

function sheetOf(kind: 'team' | 'campaign', wanted: string) {
  const found = printables.list.find((each) => each.kind === kind && each.id === wanted);
  if (found?.kind !== kind) throw new Error(`there is no sheet ${wanted}`);
  return found;
}

const wordsOf = (cell: FormCell | undefined) => (cell ?? []).map(({ words }) => words?.key);

describe('the sheet of a team', () => {
  const { form, cards } = sheetOf('team', 'modern-jungle/covert');
  const [giacomelli, corona] = form.tables[0]?.rows ?? [];

  it('has a line for each Soldier, with a box for each point of Health', () => {
    expect(wordsOf(giacomelli?.[0])).toEqual(['card.modern-core/giacomelli', 'kind.player', 'stat.health']);
    expect(giacomelli?.[0]?.at(-1)?.boxes).toBe(6);
    expect(wordsOf(corona?.[0])[0]).toBe('card.modern-core/corona');
  });

  it('[WF-BUY-19] has a box for each counter on the gear', () => {
    expect(giacomelli?.[2]).toEqual([
      { words: { key: 'card.modern-core/m203-m4' }, boxes: 6 },
      { words: { key: 'term.40mm' }, boxes: 3 },
      { words: { key: 'card.modern-core/acog' }, boxes: 0 },
      { words: { key: 'card.modern-core/m67' }, boxes: 3 },
      { words: { key: 'card.modern-core/molle' }, boxes: 0 },
    ]);
  });

  it('names the cost of the team and what the mission gives', () => {
    expect(form.facts.map(({ label, value }) => [label.key, value[0]?.words?.args?.value])).toContainEqual([
      'sheet.resources',
      37,
    ]);
  });

  it('brings every card of the team once', () => {
    expect(cards.map(({ card, copies }) => `${copies} ${card}`)).toEqual([
      '1 modern-jungle/covert',
      '1 modern-jungle/cartel-boss',
      '1 modern-core/giacomelli',
      '1 modern-core/m203-m4',
      '1 modern-core/acog',
      '1 modern-core/m67',
      '1 modern-core/molle',
      '1 modern-core/marksman',
      '1 modern-core/corona',
    ]);
  });

  it('can be made of a draft that a player has saved, and of nothing else', () => {
    const team = editions[0]?.teams[0]?.soldiers ?? [];
    expect(printables.drafts).toEqual(['modern', 'ww2']);
    expect(printables.ofDraft('modern', 'Mine', team)).toMatchObject({ kind: 'team', id: 'modern Mine' });
    for (const wrong of [undefined, {}, [1], [{ card: 1, gear: [], skills: [] }], [{ card: 'x' }]])
      expect(printables.ofDraft('modern', 'Mine', wrong)).toBeUndefined();
    expect(printables.ofDraft('keating', 'Mine', team)).toBeUndefined();
  });
});

describe('the sheet of a campaign', () => {
  const { form } = sheetOf('campaign', 'modern-jungle/cartel-hunt');
  const [missions, , levels] = form.tables;

  it('[WF-CAMP-01] lists the missions in their order', () => {
    expect(missions?.rows.map(([first]) => wordsOf(first)[0])).toEqual([
      'card.modern-jungle/covert',
      'card.modern-jungle/high-impact',
      'card.modern-jungle/sweep',
    ]);
  });

  it('[WF-CAMP-15] says what the Victory Points are worth', () => {
    expect(levels?.rows[0]?.map(([cell]) => cell?.words?.args?.points)).toEqual([0, 7, 16, 27, 35]);
  });
});

/** Every noun that stands on a sheet. */
function nounsOf({ facts, tables }: FormSheet): readonly NounRef[] {
  const cells = [...facts.map(({ value }) => value), ...tables.flatMap(({ rows }) => rows.flat())];
  const titles = tables.flatMap(({ title, columns }) => [title, ...columns]);
  return [...facts.map(({ label }) => label), ...titles, ...cells.flat().flatMap(({ words }) => words ?? [])];
}

it.each(LANGUAGES)('every word of the sheets is there in %s', (language) => {
  const text = textIn(language);
  const nouns = printables.list.flatMap((each) => ('form' in each ? nounsOf(each.form) : []));
  expect(nouns.length).toBeGreaterThan(100);
  const lacking = nouns.filter(({ key }) => !/^(card|campaign|term)\./.test(key) && !text.has(key));
  expect(lacking).toEqual([]);
});

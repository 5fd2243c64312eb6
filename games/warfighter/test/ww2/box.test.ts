import { describe, expect, it } from 'vitest';
import type { Card, CardOf, CardType } from '../../src/content/cards.ts';
import { type CheckedPack, checkPack } from '../../src/packs/index.ts';
import { readFiles } from '../packs-files.ts';

function mustPass(id: string, known: readonly CheckedPack[] = []): CheckedPack {
  const checked = checkPack(readFiles(id), known);
  expect(checked.problems).toEqual([]);
  if (!checked.ok) throw new Error(`${id} is refused`);
  return checked.pack;
}

const EUROPE = mustPass('ww2-europe');

function cardsOf<T extends CardType>({ cards }: CheckedPack, type: T): readonly CardOf<T>[] {
  return cards.filter((card): card is CardOf<T> & Card => card.type === type);
}

/** Decks hold several copies; what is bought or chosen is there once. */
function copiesOf(card: Card): number {
  switch (card.type) {
    case 'action':
    case 'location':
    case 'hostile':
    case 'event':
      return card.count;
    default:
      return 1;
  }
}

function copies(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + copiesOf(card), 0);
}

describe('the box ww2-europe', () => {
  it('holds 281 cards, and four more: a Raid, two Objectives and a car', () => {
    expect(copies(EUROPE.cards)).toBe(281 + 4);
  });

  it.each([
    ['action', 50],
    ['location', 16],
    ['event', 16],
    ['mission', 9],
    ['objective', 11],
  ] as const)('has of type %s %i cards', (type, number) => {
    expect(copies(cardsOf(EUROPE, type))).toBe(number);
  });

  it.each([
    ['frontline', 30],
    ['elite', 31],
  ] as const)('has for the deck %s %i hostiles', (level, number) => {
    expect(copies(cardsOf(EUROPE, 'hostile').filter((card) => card.level === level))).toBe(number);
  });

  it.each(['player', 'nonPlayer', 'squad'] as const)('has a dozen Soldiers of kind %s', (kind) => {
    expect(cardsOf(EUROPE, 'soldier').filter((card) => card.kind === kind)).toHaveLength(12);
  });

  it('has the printed Missions, with the printed resources and Objective slots', () => {
    const printed = cardsOf(EUROPE, 'mission').filter(({ source }) => source !== 'original');
    const figures = printed.map(({ id, resources, objectiveSlot }) => [
      id.split('/').at(-1),
      resources,
      objectiveSlot,
    ]);
    expect(figures).toEqual([
      ['just-another-day', 23, 3],
      ['house-to-house', 35, 4],
      ['hard-slog', 52, 5],
      ['country-stroll', 48, 6],
      ['raid', 59, 7],
      ['limited-support', 78, 8],
      ['travel-light', 102, 10],
      ['long-way', 104, 11],
    ]);
  });

  it('[WF-OBJ-14, WF-OBJ-16, WF-OBJ-22] prints the figures known of its Objectives', () => {
    expect(EUROPE.cards).toContainEqual(expect.objectContaining({ id: 'supply-dump', reinforce: [0, 1] }));
    const trucks = { cover: 3, hits: 1, count: 4, traits: ['Vehicle'], screenedBy: { of: 'all' } };
    expect(EUROPE.cards).toContainEqual(
      expect.objectContaining({ id: 'supply-convoy', target: expect.objectContaining(trucks) }),
    );
  });

  it('[WF-KEY-42] has a tank with Cover 2 at Range 0', () => {
    const tank = cardsOf(EUROPE, 'hostile').find(({ id }) => id === 'pzkfw-ivh');
    expect(tank?.abilities?.flatMap(({ do: effects }) => effects)).toContainEqual(
      expect.objectContaining({ effect: 'coverAtRange', cover: 2, range: [0, 0] }),
    );
  });

  it('[WF-HTH-24] throws the M3 Knife in the modes that it is wielded in', () => {
    const [wielded, thrown] = cardsOf(EUROPE, 'weapon').find(({ id }) => id === 'm3-knife')?.profiles ?? [];
    expect([wielded?.melee, thrown?.thrown]).toEqual([true, true]);
    expect(thrown?.modes).toEqual(wielded?.modes);
  });

  it('[WF-KEY-37, WF-KEY-81, WF-RULING-27] places Front-most and Rear-most hostiles with the Soldiers', () => {
    const placed = cardsOf(EUROPE, 'hostile').flatMap(({ abilities = [] }) =>
      abilities.flatMap(({ do: effects }) => effects.filter((text) => text.effect === 'placeAt')),
    );
    const withSoldiers = placed.filter(({ anchor }) => anchor === 'frontMost' || anchor === 'rearMost');
    expect(withSoldiers.map(({ offset }) => offset)).toEqual([0, 0, 0]);
  });

  it('has Locations enough for the longest way', () => {
    const longest = Math.max(...cardsOf(EUROPE, 'mission').map(({ objectiveSlot }) => objectiveSlot));
    const markers = cardsOf(EUROPE, 'action').filter(({ kind }) => kind === 'marker');
    expect(copies(cardsOf(EUROPE, 'location'))).toBeGreaterThanOrEqual(longest - 2);
    expect(copies(markers)).toBeGreaterThanOrEqual(longest - 2);
  });
});

describe('the pack ww2-russia-winter', () => {
  const winter = mustPass('ww2-russia-winter', [EUROPE]);

  it('fills a region: 4 Missions, 6 Objectives, 12 kinds of hostile cards', () => {
    const inside = cardsOf(winter, 'objective').flatMap(({ embedded = [] }) => embedded);
    const objectives = cardsOf(winter, 'objective').filter(({ id }) => !inside.includes(id));
    expect([cardsOf(winter, 'mission').length, objectives.length]).toEqual([4, 6]);
    expect(cardsOf(winter, 'hostile')).toHaveLength(12);
  });

  const typesThatSay = (word: string) =>
    new Set(
      winter.cards.flatMap(({ type, abilities = [] }) =>
        abilities.some(({ do: effects }) => effects.some(({ effect }) => effect === word)) ? [type] : [],
      ),
    );

  it('is cold on the Mission, on the way, at the Objective and by Events', () => {
    expect(typesThatSay('environ')).toEqual(new Set(['mission', 'location', 'objective', 'event']));
  });

  it('has all that makes Soldiers hardy: birth, training, clothes, service and a roof', () => {
    expect(typesThatSay('gainHardy')).toEqual(new Set(['skill', 'equipment', 'record', 'location']));
    expect(cardsOf(winter, 'soldier').every(({ hardy = [] }) => hardy.length > 0)).toBe(true);
  });
});

import type { CardFacet, FacetValue, NounRef } from '@sitrep/contract';
import type { Card, Content } from '../index.ts';
import { setups } from './setups/editions.ts';

/** What a card has of a facet: an id for each value. */
type ReadFacet = (card: Card) => readonly string[];

interface Facet {
  readonly valuesOf: ReadFacet;
  nameOf(value: string): NounRef;
}

/** The most that cards of a price band cost; the last band is open. */
const BANDS = [2, 4, 7, 11];

const kind: Facet = { valuesOf: ({ type }) => [type], nameOf: (type) => ({ key: `type.${type}` }) };

/** The kind of Soldier or Action card, and the title words of a weapon. */
const role: Facet = {
  valuesOf(card) {
    if (card.type === 'soldier') return [`kind.${card.kind}`];
    if (card.type === 'weapon') return card.words.map((word) => `term.${word}`);
    return card.type === 'action' && card.kind !== undefined ? [`action.${card.kind}`] : [];
  },
  nameOf: (key) => ({ key }),
};

const price: Facet = {
  valuesOf: (card) => ('cost' in card ? [`${bandOf(card.cost)}`] : []),
  nameOf: (band) => priceName(Number(band)),
};

const nation: Facet = {
  valuesOf: (card) => ('nation' in card && card.nation !== undefined ? [card.nation] : []),
  nameOf: (name) => ({ key: `term.${name}` }),
};

const era: Facet = {
  valuesOf: ({ id }) =>
    setups.filter(({ content }) => content.cards[id] !== undefined).map(({ content }) => content.ruleset),
  nameOf: (ruleset) => ({ key: `ruleset.${ruleset}` }),
};

const FACETS = { kind, role, price, nation, era };

function bandOf(cost: number): number {
  const band = BANDS.findIndex((most) => cost <= most);
  return band < 0 ? BANDS.length : band;
}

function priceName(band: number): NounRef {
  const least = (BANDS[band - 1] ?? -1) + 1;
  const most = BANDS[band];
  return most === undefined
    ? { key: 'facet.price.from', args: { least } }
    : { key: 'facet.price.band', args: { least, most } };
}

/** What the cards of a content are told apart by. */
export function facetsOf(content: Content): readonly CardFacet[] {
  return Object.entries(FACETS).map(([id, facet]) => ({
    id,
    title: { key: `facet.${id}` },
    values: valuesOf(content, facet),
  }));
}

function valuesOf({ cards }: Content, { valuesOf: read, nameOf }: Facet): readonly FacetValue[] {
  const found = new Map<string, string[]>();
  for (const card of Object.values(cards))
    for (const value of read(card)) found.set(value, [...(found.get(value) ?? []), card.id]);
  return [...found.keys()].sort().map((id) => ({ id, name: nameOf(id), cards: found.get(id) ?? [] }));
}

import type { CardFacet, GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { cardLines } from '../../cards/card-lines.ts';
import { fitsFilter } from '../../decision/order-text.ts';

/** A card as the browser lists it. */
export interface IndexedCard {
  readonly id: string;
  readonly pack: string;
  readonly name: string;
  /** Its whole text, for searching. */
  readonly words: string;
}

/** What the reader wants to see: a value for each facet, and words; an empty one means everything. */
export interface CardFilter {
  readonly words: string;
  /** The pack, and the facets that the game offers, by id. */
  readonly chosen: Readonly<Record<string, string>>;
}

export const EVERYTHING: CardFilter = { words: '', chosen: {} };

/** Every card of a game, sorted by name in the language of the speech. */
export function indexCards(entry: GameEntry, speech: Speech): readonly IndexedCard[] {
  const content = entry.everyCard();
  const { compare } = new Intl.Collator(speech.text.language, { numeric: true });
  return entry
    .cardsOf(content)
    .map(({ id, name }) => ({
      id,
      pack: packOf(id),
      name: speech.name(name),
      words: [speech.name(name), ...cardLines(speech, entry, content, id)].join(' '),
    }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The cards that match a filter: all that is chosen fits, and every word typed begins some word of the card. */
export function filterCards(
  cards: readonly IndexedCard[],
  facets: readonly CardFacet[],
  { chosen, words }: CardFilter,
): readonly IndexedCard[] {
  const wanted = facets.flatMap(({ id, values }) => {
    const value = values.find((each) => each.id === chosen[id]);
    return value === undefined ? [] : [new Set(value.cards)];
  });
  return cards.filter(
    ({ id, words: said }) => wanted.every((fits) => fits.has(id)) && fitsFilter(said, words),
  );
}

/** All that cards can be filtered by: their packs, if there are several, and what the game offers. */
export function facetsFor(entry: GameEntry, cards: readonly IndexedCard[]): readonly CardFacet[] {
  const packs = [...new Set(cards.map(({ pack }) => pack))].sort();
  const values = packs.map((id) => ({
    id,
    name: { key: `cards.pack.${id}` },
    cards: cards.filter(({ pack }) => pack === id).map((card) => card.id),
  }));
  const own = entry.facetsOf?.(entry.everyCard()) ?? [];
  return [{ id: 'pack', title: { key: 'cards.pack' }, values }, ...own].filter(
    (facet) => facet.values.length > 1,
  );
}

/** Cards go by `pack/name`. */
function packOf(id: string): string {
  return id.slice(0, Math.max(0, id.indexOf('/')));
}

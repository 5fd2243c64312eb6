import type { GameEntry } from '@sitrep/contract';
import { isRecord } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { cardLines } from '../../cards/card-lines.ts';
import { fitsFilter } from '../../decision/order-text.ts';

/** A card as the browser lists it. */
export interface IndexedCard {
  readonly id: string;
  readonly pack: string;
  readonly type: string;
  readonly name: string;
  /** Its whole text, for searching. */
  readonly words: string;
}

/** What the reader wants to see; an empty field means everything. */
export interface CardFilter {
  readonly pack: string;
  readonly type: string;
  readonly words: string;
}

export const EVERYTHING: CardFilter = { pack: '', type: '', words: '' };

/** Every card of a game, sorted by name in the language of the speech. */
export function indexCards(entry: GameEntry, speech: Speech): readonly IndexedCard[] {
  const content = entry.everyCard();
  const { compare } = new Intl.Collator(speech.text.language, { numeric: true });
  return entry
    .cardsOf(content)
    .map(({ id, name }) => ({
      id,
      pack: packOf(id),
      type: typeOf(content, id),
      name: speech.name(name),
      words: [speech.name(name), ...cardLines(speech, entry, content, id)].join(' '),
    }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The cards that match a filter: every word typed begins some word of the card. */
export function filterCards(
  cards: readonly IndexedCard[],
  { pack, type, words }: CardFilter,
): readonly IndexedCard[] {
  return cards.filter(
    (card) =>
      (pack === '' || card.pack === pack) &&
      (type === '' || card.type === type) &&
      fitsFilter(card.words, words),
  );
}

/** The values of a field, each once, in the order of the cards. */
export function valuesOf(cards: readonly IndexedCard[], field: 'pack' | 'type'): readonly string[] {
  return [...new Set(cards.map((card) => card[field]))].sort();
}

/** Cards go by `pack/name`. */
function packOf(id: string): string {
  return id.slice(0, Math.max(0, id.indexOf('/')));
}

function typeOf(content: object, id: string): string {
  const type = fieldOf(fieldOf(fieldOf(content, 'cards'), id), 'type');
  return typeof type === 'string' ? type : '';
}

function fieldOf(data: unknown, field: string): unknown {
  return isRecord(data) ? data[field] : undefined;
}

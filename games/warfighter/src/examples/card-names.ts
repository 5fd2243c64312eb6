import { derive } from '@sitrep/kernel';
import type { CardType, Content } from '../content/cards.ts';
import { FIRST_COUNTER, soldierOfCounter } from '../queries/table/counters.ts';
import { MOST_SOLDIERS } from '../queries/table/zones.ts';
import { type Place, type Reader, report } from './reading.ts';

/** The pack that an example's own cards belong to. None of them has the name of another pack's card. */
export const OWN_PACK = 'example';

/** The ids of all cards by their names without a pack. */
const idsByName = derive.content(({ cards }: Content): ReadonlyMap<string, readonly string[]> => {
  const ids = Object.keys(cards);
  const names = new Set(ids.map(localName));
  return new Map([...names].map((name) => [name, ids.filter((id) => localName(id) === name)]));
});

function localName(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** What examples call a card: without its pack, unless another pack has one of the same name. */
function nameOfCard(content: Content, id: string): string {
  const name = localName(id);
  return content.cards[id] !== undefined && idOfCard(content, name) === id ? name : id;
}

/** The card that a name means, with or without its pack; `undefined` for none or several. */
export function idOfCard(content: Content, name: string): string | undefined {
  if (content.cards[name] !== undefined) return name;
  const found = idsByName(content).get(name) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** `#2` for a Targeting counter of the second Soldier, a card's name for its token. */
export function nameOfToken(content: Content, _zone: string, token: number): string {
  if (token >= FIRST_COUNTER) return `#${soldierOfCounter(token)}`;
  const id = content.instances[token];
  return id === undefined ? `token ${token}` : nameOfCard(content, id);
}

/** Every name of a card, the counters, and the sources of abilities that are no cards. */
export function namesOfCards(content: Content): readonly string[] {
  const counters = Array.from({ length: MOST_SOLDIERS }, (_, index) => `#${index + 1}`);
  return [...idsByName(content).keys(), ...Object.keys(content.cards), ...counters, 'soldier', 'hand'];
}

/** Names inside `support:TOKEN`, `skill:ID` and `record:ID` as well: the sources of abilities. */
export function nameOfId(content: Content, id: string): string {
  const [, kind = '', what = ''] = /^(support|skill|record):(.*)$/.exec(id) ?? [];
  if (kind === 'support') return `support:${nameOfToken(content, '', Number(what))}`;
  return kind === '' ? nameOfCard(content, id) : `${kind}:${nameOfCard(content, what)}`;
}

/** Reads the name of a card of one of these types; only they must be told apart. */
export function cardName(content: Content, types: readonly CardType[]): Reader<string> {
  return (value, place) => {
    if (typeof value !== 'string') return report(place, 'FIELD_BAD');
    const found = cardsCalled(content, value).filter((id) => isOfType(content, id, types));
    const [only, second] = found;
    if (only === undefined) return report(place, 'CARD_UNKNOWN', { card: value, types: types.join(', ') });
    return second === undefined
      ? only
      : report(place, 'CARD_AMBIGUOUS', { card: value, cards: found.join(', ') });
  };
}

/** The ids of all cards that a name may mean. */
export function cardsCalled(content: Content, name: string): readonly string[] {
  return content.cards[name] === undefined ? (idsByName(content).get(name) ?? []) : [name];
}

function isOfType(content: Content, id: string, types: readonly CardType[]): boolean {
  const card = content.cards[id];
  return card !== undefined && types.includes(card.type);
}

/** Hands out the copies of drawn cards, so that nothing is in two places. */
export class Supply {
  readonly #left = new Map<string, number>();

  constructor({ instances }: Content) {
    for (const id of instances) this.#left.set(id, (this.#left.get(id) ?? 0) + 1);
  }

  take(id: string, place: Place): string | undefined {
    const left = this.#left.get(id) ?? 0;
    if (left === 0) return report(place, 'CARD_MISSING', { card: id });
    this.#left.set(id, left - 1);
    return id;
  }
}

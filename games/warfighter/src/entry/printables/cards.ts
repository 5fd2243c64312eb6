import type { NounRef, Printable, PrintedCard } from '@sitrep/contract';
import type { Card, Content } from '../../index.ts';
import { decksOf } from '../../queries/mission/decks.ts';

/** The cards of a pack, in the order in which it lists them, each as often as it is in its deck. */
export function packCards(content: Content, pack: string): Printable {
  const own = Object.values(content.cards).filter(({ id }) => id.startsWith(`${pack}/`));
  return { kind: 'cards', id: pack, pack, content, cards: own.map((card) => printedCard(content, card)) };
}

/** A card with its back; of cards that are bought or chosen there is one. */
export function printedCard(
  content: Content,
  card: Card,
  copies = 'count' in card ? card.count : 1,
): PrintedCard {
  return { card: card.id, copies, back: backOf(content, card) };
}

/** WF-SETUP-12 to 14: cards of one deck cannot be told apart from behind; all others say what they are. */
function backOf(content: Content, card: Card): NounRef {
  const deck = decksOf(content).find(({ holds }) => holds(card));
  return { key: deck === undefined ? `type.${card.type}` : `zone.${deck.deck}` };
}

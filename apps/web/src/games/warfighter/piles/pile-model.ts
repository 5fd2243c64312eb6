import { decksOf, type Read } from '@sitrep/warfighter/queries';

/** A card of a pile, and how many of it there are. */
export interface PileCard {
  readonly card: string;
  readonly count: number;
}

export interface Pile {
  /** Face up, the latest first. */
  readonly discards: readonly PileCard[];
  /** Cards that the seat cannot see: they are in the deck, or face down elsewhere. */
  readonly unseen: readonly PileCard[];
}

/** What a seat may know about a deck: its discards, and the cards that must be left. */
export function pileOf(state: Read, pool: string): Pile | undefined {
  const deck = decksOf(state.content).find((each) => each.pool === pool);
  if (deck === undefined) return undefined;
  const { instances, cards } = state.content;
  const seen = new Set(Object.values(state.zones).flatMap(({ tokens }) => tokens));
  const unseen = instances.flatMap((id, token) => {
    const card = cards[id];
    return card !== undefined && deck.holds(card) && !seen.has(token) ? [id] : [];
  });
  const discards = (state.zones[deck.discard]?.tokens ?? []).map((token) => instances[token] ?? '');
  return { discards: counted(discards.toReversed()), unseen: counted(unseen) };
}

function counted(ids: readonly string[]): readonly PileCard[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

import type { NounRef } from './named.ts';

/** Something that cards are told apart by in lists: kind, role, price, nation, era. */
export interface CardFacet {
  readonly id: string;
  /** What it is called: “Nation”. */
  readonly title: NounRef;
  /** In the order in which players look for them; each has a card. */
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly id: string;
  readonly name: NounRef;
  /** The cards that it fits, by id. A card may have several values of a facet, or none. */
  readonly cards: readonly string[];
}

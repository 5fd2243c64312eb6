import type { Headwear, Held, World } from '@sitrep/art';
import type { Card } from '../content/cards.ts';

/** When a match takes place: the ruleset says it. */
export type Era = 'modern' | 'ww2';

/** A card as a picture is made from it. */
export interface Sitter<C extends Card = Card> {
  readonly card: C;
  readonly era: Era;
}

const REGIONS: Readonly<Record<string, World>> = {
  jungle: 'jungle',
  'middle-east': 'desert',
  europe: 'europe',
  russia: 'winter',
};

const ENEMIES: Readonly<Record<string, World>> = {
  'drug-cartel': 'jungle',
  insurgents: 'desert',
  military: 'desert',
  german: 'europe',
  'german-winter': 'winter',
};

/** The country of a card: its region's, its enemy's or its nation's; otherwise any of its era, always the same. */
export function worldOf({ card, era }: Sitter): World {
  if ('region' in card && REGIONS[card.region] !== undefined) return REGIONS[card.region] ?? 'europe';
  if ('enemy' in card && ENEMIES[card.enemy] !== undefined) return ENEMIES[card.enemy] ?? 'europe';
  if ('nation' in card && card.nation === 'ussr') return 'winter';
  if (era === 'ww2') return card.id.includes('winter') ? 'winter' : 'europe';
  return sumOf(card.id) % 2 === 0 ? 'jungle' : 'desert';
}

/** A number for an id, for choices between things that say the same. */
export function sumOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** The words of a card's id, which are those of its English name. */
function wordsOf({ id }: Card): readonly string[] {
  return (id.split('/').at(-1) ?? id).split('-');
}

/** The first of a list of guesses one of whose words is in the card's id. */
export function guess<V>(
  card: Card,
  guesses: readonly (readonly [words: string, value: V])[],
): V | undefined {
  const words = wordsOf(card);
  return guesses.find(([any]) => any.split(' ').some((word) => words.includes(word)))?.[1];
}

/** How one's own side is dressed and armed. */
export const OWN_SIDE: Readonly<Record<Era, { readonly hat: Headwear; readonly gun: Held }>> = {
  modern: { hat: 'helmet', gun: 'carbine' },
  ww2: { hat: 'steel-helmet', gun: 'self-loading' },
};

import type { Modifier } from '../../types.ts';
import type { InForce } from './in-force.ts';

export function total(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0);
}

/** What effects in force add, each with the card that it is printed on. */
export function modifiersOf(
  texts: readonly (Pick<InForce, 'card'> & { readonly effect: { readonly amount: number } })[],
): readonly Modifier[] {
  return texts.map(({ card, effect }) => ({ source: card.id, amount: effect.amount }));
}

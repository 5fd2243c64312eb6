import type { Card } from '../../content/cards.ts';
import { eachEffect } from './cards.ts';

/** The words that a card prints and that have a name in every language. */
export function termsOf(card: Card): readonly string[] {
  const conditions = (card.abilities ?? []).flatMap((ability) => ability.if ?? []);
  return [
    ...(card.traits ?? []),
    ...conditions.flatMap((condition) =>
      'trait' in condition ? [condition.trait] : condition.is === 'titleWord' ? condition.words : [],
    ),
    ...eachEffect(card, (effect) => {
      if (effect.effect === 'addTrait') return [effect.trait];
      return 'climate' in effect ? [effect.climate] : [];
    }),
    ...('region' in card ? [card.region] : []),
    ...('enemy' in card ? [card.enemy] : []),
    ...('nation' in card && card.nation !== undefined ? [card.nation] : []),
    ...(card.type === 'weapon' ? [...card.words, ...card.stacks.map(({ ammo }) => ammo)] : []),
    ...(card.type === 'weapon' ? (card.requires ?? []) : []),
    ...(card.type === 'soldier' ? (card.hardy ?? []).map(({ climate }) => climate) : []),
    ...(card.type === 'objective' ? (card.target?.traits ?? []) : []),
    ...(card.type === 'objective' && card.target?.name !== undefined ? [card.target.name] : []),
    ...(card.type === 'event' ? (card.attackable?.traits ?? []) : []),
  ];
}

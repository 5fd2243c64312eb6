import { derive } from '@sitrep/kernel';
import { CARD_TYPES, type Card, type CardOf, type CardType, type Content } from './cards.ts';
import type { Indexed, Print, PrintedMoment } from './print.ts';
import { shapeOf, shapeParts } from './shapes.ts';
import { type Effect, type EffectName, TRIGGERS } from './vocabulary.ts';

/** A card and its print. */
export type Printed<C extends Card = Card> = C & Print;

/** The cards of a match as the rules look them up. */
interface CardIndex {
  readonly byId: ReadonlyMap<string, Printed>;
  /** A card's place in this list is its token; empty if the content names no such card. */
  readonly byToken: readonly (Printed | undefined)[];
  readonly byType: ReadonlyMap<CardType, readonly Printed[]>;
  readonly tokensByType: ReadonlyMap<CardType, readonly number[]>;
}

/** The index of a content. */
export const cardIndexOf: (content: Content) => CardIndex = derive.content(makeIndex);

/** All cards of a type, in the order of the packs. */
export function cardsOfType<T extends CardType>(content: Content, type: T): readonly Printed<CardOf<T>>[] {
  // The list under a type holds cards of that type only.
  return (cardIndexOf(content).byType.get(type) ?? []) as readonly Printed<CardOf<T>>[];
}

function makeIndex({ cards, instances }: Content): CardIndex {
  const shaped = shapeParts(Object.values(cards));
  const printed = Object.entries(cards).map(([id, card]) => [id, printCard(shaped(card))] as const);
  const shape = shapeOf(printed.map(([, card]) => card));
  const byId = new Map(printed.map(([id, card]) => [id, shape(card)]));
  const byToken = instances.map((id) => byId.get(id));
  const sort = <V>(pick: (type: CardType) => readonly V[]) =>
    new Map(CARD_TYPES.map((type) => [type, pick(type)]));
  return {
    byId,
    byToken,
    byType: sort((type) => [...byId.values()].filter((card) => card.type === type)),
    tokensByType: sort((type) => byToken.flatMap((card, token) => (card?.type === type ? [token] : []))),
  };
}

function printCard(card: Card): Printed {
  const listed = (card.abilities ?? []).map((ability, index) => ({ ability, index }));
  const print = TRIGGERS.flatMap((when) => {
    const abilities = listed.filter(({ ability }) => ability.when === when);
    return abilities.length === 0 ? [] : [{ when, abilities, effects: sortEffects(abilities) }];
  });
  return Object.assign(card, { print, loadoutBonus: loadoutBonus(listed) });
}

function loadoutBonus(abilities: readonly Indexed[]): number {
  const effects = abilities.flatMap(({ ability }) => (ability.when === 'static' ? ability.do : []));
  return effects.reduce((sum, effect) => (effect.effect === 'modLoadout' ? sum + effect.amount : sum), 0);
}

function sortEffects(abilities: readonly Indexed[]): PrintedMoment['effects'] {
  const sorted = new Map<EffectName, Effect[]>();
  for (const effect of abilities.flatMap(({ ability }) => ability.do))
    sorted.set(effect.effect, [...(sorted.get(effect.effect) ?? []), effect]);
  return [...sorted];
}

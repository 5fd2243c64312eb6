import { CARD_TYPES, type Card, type CardOf, type CardType, type Content } from './cards.ts';
import { type Ability, type Effect, type EffectName, TRIGGERS, type Trigger } from './vocabulary.ts';

/** An ability and its place on the card. */
export interface Indexed {
  readonly ability: Ability;
  readonly index: number;
}

/** What a card prints for one moment. */
export interface Moment {
  readonly when: Trigger;
  readonly abilities: readonly Indexed[];
  /** The effects of all these abilities, those of one word together. */
  readonly effects: readonly (readonly [name: EffectName, effects: readonly Effect[]])[];
}

/** A card and its print, sorted by moment. Cards print so little that going through it is the fastest way to find something. */
export type Printed<C extends Card = Card> = C & {
  readonly print: readonly Moment[];
  /** The moments that it prints anything for, as the bits of `momentBit`. */
  readonly moments: number;
};

/** A moment as one bit of `Printed.moments`. */
export function momentBit(when: Trigger): number {
  return 1 << TRIGGERS.indexOf(when);
}

/** The cards of a match as the rules look them up. */
interface CardIndex {
  readonly byId: ReadonlyMap<string, Printed>;
  /** A card's place in this list is its token; empty where the content names no such card. */
  readonly byToken: readonly (Printed | undefined)[];
  readonly byType: ReadonlyMap<CardType, readonly Printed[]>;
  readonly tokensByType: ReadonlyMap<CardType, readonly number[]>;
}

const indexes = new WeakMap<object, CardIndex>();
let latest: { readonly content: object; readonly index: CardIndex } | undefined;

/** The index of a content. Content never changes, so everything that depends on it alone is worked out once, here. */
export function cardIndexOf(content: Content): CardIndex {
  if (latest?.content === content) return latest.index;
  const index = indexes.get(content) ?? makeIndex(content);
  indexes.set(content, index);
  latest = { content, index };
  return index;
}

/** All cards of a type, in the order of the packs. */
export function cardsOfType<T extends CardType>(content: Content, type: T): readonly Printed<CardOf<T>>[] {
  // The list under a type holds cards of that type only.
  return (cardIndexOf(content).byType.get(type) ?? []) as readonly Printed<CardOf<T>>[];
}

function makeIndex({ cards, instances }: Content): CardIndex {
  const byId = new Map(Object.entries(cards).map(([id, card]) => [id, printCard(card)]));
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
  const moments = print.reduce((bits, { when }) => bits | momentBit(when), 0);
  return Object.assign({ ...BLANK }, card, { print, moments });
}

type FieldOf<C> = C extends Card ? keyof C : never;

/**
 * Every field that any card may have. All printed cards have all of them, absent ones as `undefined`: things of one shape
 * are read several times faster, and cards are read all the time.
 */
const BLANK: Readonly<Record<FieldOf<Card>, undefined>> = {
  abilities: undefined,
  actions: undefined,
  alwaysReinforce: undefined,
  anySoldier: undefined,
  attachesTo: undefined,
  attackable: undefined,
  banner: undefined,
  bipod: undefined,
  cancelXp: undefined,
  charts: undefined,
  conditions: undefined,
  cost: undefined,
  count: undefined,
  counters: undefined,
  cover: undefined,
  discard: undefined,
  embedded: undefined,
  enemy: undefined,
  entrance: undefined,
  expended: undefined,
  hardy: undefined,
  health: undefined,
  hostiles: undefined,
  hth: undefined,
  id: undefined,
  kind: undefined,
  kinds: undefined,
  kit: undefined,
  legacyAttachesTo: undefined,
  level: undefined,
  limit: undefined,
  load: undefined,
  loadout: undefined,
  movement: undefined,
  nation: undefined,
  negative: undefined,
  objectiveSlot: undefined,
  penetration: undefined,
  period: undefined,
  playCost: undefined,
  prereq: undefined,
  present: undefined,
  profiles: undefined,
  raid: undefined,
  rails: undefined,
  recon: undefined,
  region: undefined,
  reinforce: undefined,
  requires: undefined,
  resources: undefined,
  retain: undefined,
  reticles: undefined,
  selfDefense: undefined,
  set: undefined,
  source: undefined,
  squadAttack: undefined,
  stacks: undefined,
  striking: undefined,
  target: undefined,
  teamPrereq: undefined,
  time: undefined,
  traits: undefined,
  triggered: undefined,
  type: undefined,
  unarmed: undefined,
  value: undefined,
  words: undefined,
  xp: undefined,
  year: undefined,
};

function sortEffects(abilities: readonly Indexed[]): Moment['effects'] {
  const sorted = new Map<EffectName, Effect[]>();
  for (const effect of abilities.flatMap(({ ability }) => ability.do))
    sorted.set(effect.effect, [...(sorted.get(effect.effect) ?? []), effect]);
  return [...sorted];
}

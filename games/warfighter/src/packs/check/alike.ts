import { type Fault, fault } from '@sitrep/packs';
import type { Card, Content } from '../../content/cards.ts';
import type { Ability } from '../../content/vocabulary.ts';
import type { Alike } from '../schema/pack.ts';
import { findCard, isWhole, type Library } from './known.ts';

/** Cards that differ in name and figures alone. */
type Group = readonly string[];

/**
 * Cards of one type with equal abilities, one of this pack among them: without a reason they are one card under several
 * names. Cards without abilities are alike if their figures are equal too.
 */
export function alikeFaults(reasons: readonly Alike[], library: Library): readonly Fault[] {
  if (!isWhole(library)) return [];
  const groups = alikeGroups(library.content.cards)
    .map((group) => group.map((id) => nameIn(library, id)))
    .filter((group) => group.some((name) => !name.includes('/')));
  const given = reasons.map(({ cards }) => cards.map((name) => nameIn(library, name)));
  return [
    ...given.flatMap((cards, at) => reasonFaults(cards, at, groups)),
    ...groups
      .filter((group) => !given.some((cards) => cards.some((card) => group.includes(card))))
      .map((group) => fault('PACK_CARDS_ALIKE', ['alike'], bareMessage(group, library))),
  ];
}

/** Groups of cards that are alike, by full id. */
export function alikeGroups(cards: Content['cards']): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [id, card] of Object.entries(cards)) {
    const look = lookOf(card);
    groups.set(look, [...(groups.get(look) ?? []), id]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** What players see of a card besides its name. */
function lookOf({ id: _id, source: _source, ...card }: Card): string {
  if (card.abilities !== undefined) return `${card.type} ${card.abilities.flatMap(partsOf).sort().join()}`;
  const { count: _count, ...figures } = { count: 0, ...card };
  return plain(figures);
}

/** Two words in one ability that is always in force say the same as in two. */
function partsOf({ do: effects, ...ability }: Ability): readonly string[] {
  return ability.when === 'static'
    ? effects.map((effect) => plain({ ...ability, effect }))
    : [plain({ ...ability, effects })];
}

/** Text that does not depend on the order of fields. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Own cards go by their id, all others by `pack/id`. */
function nameIn({ own }: Library, name: string): string {
  return name.startsWith(`${own}/`) ? name.slice(own.length + 1) : name;
}

function listed(group: Group): string {
  return group.map((name) => `“${name}”`).join(', ');
}

function bareMessage(group: Group, library: Library): string {
  const [first = ''] = group;
  const type = findCard(library, first)?.type;
  return `${listed(group)} are ${type} cards with the same abilities; change them, or give the reason under “alike”`;
}

/** A reason names a whole group: nothing less, and nothing else. */
function reasonFaults(cards: Group, at: number, groups: readonly Group[]): readonly Fault[] {
  const group = groups.find((each) => cards.some((card) => each.includes(card)));
  const path = ['alike', at, 'cards'];
  if (group === undefined)
    return [fault('PACK_CARDS_ALIKE', path, `${listed(cards)} are not alike; take the entry away`)];
  const isSame = group.length === cards.length && group.every((card) => cards.includes(card));
  return isSame
    ? []
    : [fault('PACK_CARDS_ALIKE', path, `what is alike are ${listed(group)}; name just these`)];
}

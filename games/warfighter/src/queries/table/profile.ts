import { derive } from '@sitrep/kernel';
import type { Printed } from '../../content/card-index.ts';
import type { Card, SoldierCard } from '../../content/cards.ts';
import type { Ability, Trigger } from '../../content/vocabulary.ts';
import { getCard, getCardOf, type ItemView, type Read, type SoldierView } from './lookup.ts';

/** An ability in play and what it is printed on. */
export interface Source {
  /** `soldier`, `item:ID`, `skill:ID`, `record:ID`, `support:TOKEN`. */
  readonly key: string;
  readonly card: Card;
  readonly ability: Ability;
  readonly index: number;
  readonly item: number;
  readonly token: number;
  /** The key under which its uses are counted. */
  readonly use: string;
}

/**
 * What follows from a Soldier's card, Skills, Service Records and gear alone. It is valid as long as his list of gear is:
 * adding, removing or attaching an item replaces the list.
 */
export interface Profile {
  readonly soldier: SoldierView;
  readonly gear: SoldierView['gear'];
  readonly card: Printed<SoldierCard>;
  /** How much his card and his Skills add to what he may carry. */
  readonly loadoutBonus: number;
  /** The abilities on all of these cards by moment. */
  readonly sources: ReadonlyMap<Trigger, readonly Source[]>;
  /** The cards of his gear, in its order. */
  readonly cards: readonly Printed[];
  /** Whether he has a weapon that Self-Defense is made with. */
  readonly isSelfDefender: boolean;
  /** Whether an attachment adds traits to a weapon: whether it does so now depends on what it has helped. */
  readonly addsTraits: boolean;
}

export const profileOf: (state: Read, soldier: SoldierView) => Profile = derive.match(
  makeProfile,
  ({ gear }) => gear,
);

function makeProfile(state: Read, soldier: SoldierView): Profile {
  const { gear } = soldier;
  const cards = gear.map(({ card }) => getCard(state, card));
  const card = getCardOf(state, 'soldier', soldier.card);
  const skills = soldier.skills.map((skill) => getCard(state, skill));
  const records = soldier.records.map((record) => getCard(state, record));
  return {
    soldier,
    gear,
    cards,
    card,
    isSelfDefender: cards.some((each) => each.type === 'weapon' && each.selfDefense === true),
    loadoutBonus: skills.reduce((sum, skill) => sum + skill.loadoutBonus, card.loadoutBonus),
    sources: byMoment([
      ...sourcesOn(card, 'soldier'),
      ...skills.flatMap((skill) => sourcesOn(skill, `skill:${skill.id}`)),
      ...records.flatMap((record) => sourcesOn(record, `record:${record.id}`)),
      ...gear.flatMap((item, at) => gearSources(item, cards[at])),
    ]),
    addsTraits: cards.some((each, at) => (gear[at]?.attachedTo ?? 0) > 0 && addsTraits(each)),
  };
}

/** WF-KEY-05: an attachment does nothing on its own. */
function gearSources({ id, attachedTo }: ItemView, card: Printed | undefined): readonly Source[] {
  const isLoose = attachedTo === 0 && card?.type === 'equipment' && card.attachesTo !== undefined;
  return card === undefined || isLoose ? [] : sourcesOn(card, `item:${id}`, { item: id, token: -1 });
}

function byMoment(sources: readonly Source[]): Profile['sources'] {
  const moments = new Set(sources.map(({ ability }) => ability.when));
  return new Map([...moments].map((when) => [when, sources.filter(({ ability }) => ability.when === when)]));
}

function addsTraits({ abilities = [] }: Card): boolean {
  return abilities.some((ability) => ability.do.some(({ effect }) => effect === 'addTrait'));
}

/** The abilities of a card in play. */
export function sourcesOn(
  card: Printed,
  key: string,
  { item, token }: Pick<Source, 'item' | 'token'> = NO_ITEM,
): readonly Source[] {
  return (card.abilities ?? []).map((ability, index) => ({
    key,
    card,
    ability,
    index,
    item,
    token,
    use: useKeyOf(ability, key, index),
  }));
}

const NO_ITEM = { item: 0, token: -1 };

/** Uses are counted under the period of the limit, so that they can be reset with it. */
export function useKeyOf(ability: Ability | undefined, key: string, index: number): string {
  return `${ability?.limit?.per ?? 'mission'} ${key} ${index}`;
}

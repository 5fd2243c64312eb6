import { momentBit, type Printed } from '../../content/card-index.ts';
import type { Card, SoldierCard } from '../../content/cards.ts';
import type { Ability, Trigger } from '../../content/vocabulary.ts';
import type { Arm } from './arm.ts';
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
  /** What its uses are counted under. */
  readonly use: string;
}

/** The words that add to a Soldier's own figures as long as they count. */
export type Figure = 'modHand' | 'modMovement' | 'modActions' | 'modUnarmed' | 'modHth' | 'modHealRoll';

/** What unconditional static text comes to. */
export interface Standing {
  /** By his card, Skills and Service Records. */
  readonly sums: Readonly<Record<Figure, number>>;
  /** By gear, as long as it may serve him. */
  readonly helping: readonly { readonly item: ItemView; readonly ability: Ability }[];
  /** What all of it adds to his own Cover, and to the Movement of every other Soldier. */
  readonly cover: number;
  readonly lead: number;
}

/**
 * What follows from a Soldier's card, Skills, Service Records and gear alone. It is worked out once for as long as his
 * list of gear stays: whatever comes, goes or is attached elsewhere replaces the list.
 */
export interface Profile {
  readonly soldier: SoldierView;
  readonly gear: SoldierView['gear'];
  readonly card: Printed<SoldierCard>;
  /** By how much his card and his Skills raise what he may carry. */
  readonly loadoutBonus: number;
  /** His abilities by moment, as far as they were asked for. */
  readonly moments: { readonly when: Trigger; readonly sources: readonly Source[] }[];
  /** The cards of his gear, in its order. */
  readonly cards: readonly Printed[];
  /** Whether he has a weapon that Self-Defense is made with. */
  readonly isSelfDefender: boolean;
  /** Whether something attached adds traits to a weapon: that depends on what it has helped. */
  readonly addsTraits: boolean;
  /** What his static text comes to, once it was asked for. */
  standing: Standing | undefined;
  /** His ways of attacking, with the Unarmed number, or the Health of a Squad Soldier, that they were worked out for. */
  arms: { readonly figure: number; readonly list: readonly Arm[] } | undefined;
}

type Profiles = (Profile | undefined)[];

const profiles = new WeakMap<object, Profiles>();
let latestGame: object | undefined;
let latestProfiles: Profiles = [];

/** The profiles of one state, by number. Mostly it is the same state as before, which is found without a table. */
function profilesOf(game: object): Profiles {
  if (latestGame === game) return latestProfiles;
  latestGame = game;
  latestProfiles = profiles.get(game) ?? [];
  profiles.set(game, latestProfiles);
  return latestProfiles;
}

export function profileOf(state: Read, soldier: SoldierView): Profile {
  const known = profilesOf(state.game);
  const profile = known[soldier.number];
  if (profile !== undefined && profile.soldier === soldier && profile.gear === soldier.gear) return profile;
  const fresh = makeProfile(state, soldier);
  known[soldier.number] = fresh;
  return fresh;
}

function makeProfile(state: Read, soldier: SoldierView): Profile {
  const { gear } = soldier;
  const cards = gear.map(({ card }) => getCard(state, card));
  const card = getCardOf(state, 'soldier', soldier.card);
  let { loadoutBonus } = card;
  for (const skill of soldier.skills) loadoutBonus += getCard(state, skill).loadoutBonus;
  return {
    soldier,
    gear,
    cards,
    isSelfDefender: cards.some((each) => each.type === 'weapon' && each.selfDefense === true),
    card,
    loadoutBonus,
    moments: [],
    addsTraits: cards.some((each, at) => (gear[at]?.attachedTo ?? 0) > 0 && addsTraits(each)),
    standing: undefined,
    arms: undefined,
  };
}

function addsTraits({ abilities = [] }: Card): boolean {
  return abilities.some((ability) => ability.do.some(({ effect }) => effect === 'addTrait'));
}

/** What a Soldier has for a moment through his card, Skills, Service Records and gear. */
export function printedSources(state: Read, soldier: SoldierView, when: Trigger): readonly Source[] {
  const profile = profileOf(state, soldier);
  const { moments } = profile;
  for (const moment of moments) if (moment.when === when) return moment.sources;
  const sources = listPrinted(state, profile, when);
  moments.push({ when, sources });
  return sources;
}

function listPrinted(
  state: Read,
  { soldier: { skills, records }, card: own, gear, cards }: Profile,
  when: Trigger,
): readonly Source[] {
  const found: Source[] = [];
  // Most cards print nothing for most moments: that is seen before they are given a key.
  const bit = momentBit(when);
  if (isFor(own, bit)) addSources(found, own, when, { key: 'soldier', item: 0, token: -1 });
  for (const skill of skills) {
    const printed = getCard(state, skill);
    if (isFor(printed, bit)) addSources(found, printed, when, { key: `skill:${skill}`, item: 0, token: -1 });
  }
  for (const record of records) {
    const printed = getCard(state, record);
    if (isFor(printed, bit))
      addSources(found, printed, when, { key: `record:${record}`, item: 0, token: -1 });
  }
  for (let at = 0; at < gear.length; at += 1) {
    const { id, attachedTo } = gear[at] as ItemView;
    const printed = cards[at] as Printed;
    if (isFor(printed, bit) && !isLoose(printed, attachedTo))
      addSources(found, printed, when, { key: `item:${id}`, item: id, token: -1 });
  }
  return found;
}

function isFor({ moments }: Printed, bit: number): boolean {
  return (moments & bit) !== 0;
}

/** WF-KEY-05: what must be attached does nothing by itself. */
function isLoose(card: Card, attachedTo: number): boolean {
  return attachedTo === 0 && card.type === 'equipment' && card.attachesTo !== undefined;
}

/** Adds what a card in play has for this moment. */
export function addSources(
  found: Source[],
  card: Printed,
  when: Trigger,
  { key, item, token }: Pick<Source, 'key' | 'item' | 'token'>,
): void {
  for (const moment of card.print) {
    if (moment.when !== when) continue;
    for (const { ability, index } of moment.abilities)
      found.push({ key, card, ability, index, item, token, use: useKeyOf(ability, key, index) });
  }
}

/** Uses are counted under the period of the limit, so that they can be reset with it. */
export function useKeyOf(ability: Ability | undefined, key: string, index: number): string {
  return `${ability?.limit?.per ?? 'mission'} ${key} ${index}`;
}

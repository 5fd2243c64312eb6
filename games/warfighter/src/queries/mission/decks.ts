import { derive, type RuleId } from '@sitrep/kernel';
import { cardIndexOf } from '../../content/card-index.ts';
import type { Card, Content, HostileCard } from '../../content/cards.ts';
import { isTooLate } from '../squad/team.ts';
import { cardOfToken, type Read } from '../table/lookup.ts';
import {
  asidePlacesZone,
  asideZone,
  handZone,
  placesZone,
  shownPlacesZone,
  shownZone,
  ZONES,
} from '../table/zones.ts';

/** One deck on the table: where its cards come from, lie, and go. */
interface Deck {
  readonly pool: string;
  readonly box: string;
  readonly deck: string;
  readonly discard: string;
  /** Where its cards lie face up in play. */
  readonly table: string;
  /** What builds it. */
  readonly rule: RuleId;
  holds(card: Card): boolean;
}

/** A deck of a content, with the tokens of all its cards. */
interface BoxedDeck extends Deck {
  readonly tokens: readonly number[];
}

/**
 * The decks that the cards call for (WF-SETUP-12 to 14): where there are Location Markers, Locations have a deck of their
 * own to fetch them from, and so have Events without a value, which count for no draw. The others lie in the first deck
 * that takes them.
 */
export const decksOf: (content: Content) => readonly BoxedDeck[] = derive.content(boxDecks);

function boxDecks(content: Content): readonly BoxedDeck[] {
  const { byToken } = cardIndexOf(content);
  return makeDecks(Object.values(content.cards)).map((deck) => ({
    ...deck,
    tokens: byToken.flatMap((card, token) => (card !== undefined && deck.holds(card) ? [token] : [])),
  }));
}

function makeDecks(cards: readonly Card[]): readonly Deck[] {
  const hasMarkers = cards.some((card) => card.type === 'action' && card.kind === 'marker');
  const hasOwnEvents = cards.some(isOwnEvent);
  return [
    {
      pool: 'action',
      box: ZONES.actionBox,
      deck: ZONES.actionDeck,
      discard: ZONES.actionDiscard,
      table: ZONES.path,
      rule: hasMarkers ? 'WF-SETUP-14' : 'WF-SETUP-12',
      holds: (card) => card.type === 'action' || (card.type === 'location' && !hasMarkers),
    },
    {
      pool: 'hostile',
      box: ZONES.hostileBox,
      deck: ZONES.hostileDeck,
      discard: ZONES.hostileDiscard,
      table: ZONES.hostiles,
      rule: hasOwnEvents ? 'WF-SETUP-14' : 'WF-SETUP-13',
      holds: (card) => card.type === 'hostile' || (card.type === 'event' && !isOwnEvent(card)),
    },
    ...(hasMarkers ? [LOCATIONS] : []),
    ...(hasOwnEvents ? [EVENTS] : []),
  ];
}

function isOwnEvent(card: Card): boolean {
  return card.type === 'event' && card.value === undefined;
}

const LOCATIONS: Deck = {
  pool: 'location',
  box: ZONES.locationBox,
  deck: ZONES.locationDeck,
  discard: ZONES.locationDiscard,
  table: ZONES.path,
  rule: 'WF-SETUP-14',
  holds: ({ type }) => type === 'location',
};

const EVENTS: Deck = {
  pool: 'event',
  box: ZONES.eventBox,
  deck: ZONES.eventDeck,
  discard: ZONES.eventDiscard,
  table: ZONES.events,
  rule: 'WF-SETUP-14',
  holds: isOwnEvent,
};

/** Whether Locations are fetched by Markers. */
export function hasLocationDeck(content: Content): boolean {
  return decksOf(content).some(({ pool }) => pool === LOCATIONS.pool);
}

/** The deck that a card belongs to. */
function deckOf(state: Read, token: number): Deck | undefined {
  const card = cardOfToken(state, token);
  return decksOf(state.content).find(({ holds }) => holds(card));
}

/** The pile that a card is discarded to (WF-RULING-14). */
export function discardOf(state: Read, token: number): string {
  return deckOf(state, token)?.discard ?? ZONES.actionDiscard;
}

/** Where a hostile card or an Event lies face up. */
export function tableOf(state: Read, token: number): string {
  return deckOf(state, token)?.table ?? ZONES.hostiles;
}

function isPlace(state: Read, token: number): boolean {
  return hasLocationDeck(state.content) && cardOfToken(state, token).type === 'location';
}

/** The zone of a hand that a card belongs to: Locations that have their own deck are kept separately. */
export function heldAs(state: Read, soldier: number, token: number): string {
  return isPlace(state, token) ? placesZone(soldier) : handZone(soldier);
}

/** The same for a card that all may see (WF-COOP-05). */
export function shownAs(state: Read, soldier: number, token: number): string {
  return isPlace(state, token) ? shownPlacesZone(soldier) : shownZone(soldier);
}

/** The same for a card set aside. */
export function setAsideAs(state: Read, soldier: number, token: number): string {
  return isPlace(state, token) ? asidePlacesZone(soldier) : asideZone(soldier);
}

/** WF-SETUP-01, 03, 04, WF-OPT-10: whether a card belongs to the region and the enemy force of this mission. */
export function isInMission({ config }: Pick<Read, 'config'>, card: Card): boolean {
  switch (card.type) {
    case 'location':
      return card.region === config.region;
    case 'event':
      return card.enemy === config.enemy;
    case 'hostile':
      return card.enemy === config.enemy && isOfLevel(config.level, card) && !isTooLate({ config }, card);
    default:
      return true;
  }
}

function isOfLevel(wanted: string | undefined, { level }: HostileCard): boolean {
  return level === undefined || wanted === 'mixed' || level === wanted;
}

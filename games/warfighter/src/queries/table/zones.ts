import { derive, knows, type Seat } from '@sitrep/kernel';
import type { Read } from './lookup.ts';

/** The names of the zones. Those of Soldiers are built once, because they are needed all the time. */
export const ZONES = {
  actionBox: 'actionBox',
  hostileBox: 'hostileBox',
  actionDeck: 'actionDeck',
  actionDiscard: 'actionDiscard',
  hostileDeck: 'hostileDeck',
  hostileDiscard: 'hostileDiscard',
  hostiles: 'hostiles',
  path: 'path',
  cup: 'cup',
  counters: 'counters',
  counterBox: 'counterBox',
  locationBox: 'locationBox',
  locationDeck: 'locationDeck',
  locationDiscard: 'locationDiscard',
  eventBox: 'eventBox',
  eventDeck: 'eventDeck',
  eventDiscard: 'eventDiscard',
  present: 'present',
  events: 'events',
} as const;

export const MOST_SOLDIERS = 12;

const numbers = Array.from({ length: MOST_SOLDIERS + 1 }, (_, number) => number);
const hands = numbers.map((number) => `hand${number}`);
const shown = numbers.map((number) => `shown${number}`);
const supports = numbers.map((number) => `support${number}`);
const asides = numbers.map((number) => `aside${number}`);
const places = numbers.map((number) => `places${number}`);
const shownPlaces = numbers.map((number) => `shownPlaces${number}`);
const asidePlaces = numbers.map((number) => `asidePlaces${number}`);

/** What only the controller knows of a Player Soldier's hand. */
export function handZone(soldier: number): string {
  return hands[soldier] ?? '';
}

/** What he has shown of it (WF-COOP-05). */
export function shownZone(soldier: number): string {
  return shown[soldier] ?? '';
}

/** Cards in play in front of him. */
export function supportZone(soldier: number): string {
  return supports[soldier] ?? '';
}

/** Cards set aside for his next entrance (WF-MOVE-10, 11). */
export function asideZone(soldier: number): string {
  return asides[soldier] ?? '';
}

/**
 * The Locations of a hand and of cards set aside, where they have a deck of their own: nobody can take one of them for
 * an Action card, so they lie apart. Elsewhere there are no such zones.
 */
export function placesZone(soldier: number): string {
  return places[soldier] ?? '';
}

export function shownPlacesZone(soldier: number): string {
  return shownPlaces[soldier] ?? '';
}

export function asidePlacesZone(soldier: number): string {
  return asidePlaces[soldier] ?? '';
}

/** The zones of one Soldier; those that a match does not have are empty. Cached, because looking up names is slow and hands are read all the time. */
const ownZones = derive.match(({ zones }: Read, soldier: number) => ({
  hand: zones[handZone(soldier)] ?? EMPTY,
  places: zones[placesZone(soldier)] ?? EMPTY,
  shown: zones[shownZone(soldier)] ?? EMPTY,
  shownPlaces: zones[shownPlacesZone(soldier)] ?? EMPTY,
  support: zones[supportZone(soldier)] ?? EMPTY,
  aside: zones[asideZone(soldier)] ?? EMPTY,
  asidePlaces: zones[asidePlacesZone(soldier)] ?? EMPTY,
}));

const EMPTY: { readonly tokens: readonly number[] } = { tokens: [] };

/** The cards in play in front of a Soldier. */
export function supportOf(state: Read, soldier: number): readonly number[] {
  return ownZones(state, soldier).support.tokens;
}

/** Everything that lies set aside for a Soldier. */
export function asideOf(state: Read, soldier: number): readonly number[] {
  const { aside, asidePlaces } = ownZones(state, soldier);
  return [...aside.tokens, ...asidePlaces.tokens];
}

export function tokensIn(state: Read, zone: string): readonly number[] {
  return state.zones[zone]?.tokens ?? EMPTY.tokens;
}

/** The zones that his controller alone knows. */
export function handZones(state: Read, soldier: number): readonly string[] {
  return [handZone(soldier), placesZone(soldier)].filter((zone) => state.zones[zone] !== undefined);
}

/** The whole hand of a Player Soldier. */
export const handOf = derive.zones((state: Read, soldier: number): readonly number[] => {
  const { hand, places, shown, shownPlaces } = ownZones(state, soldier);
  return [...hand.tokens, ...places.tokens, ...shown.tokens, ...shownPlaces.tokens];
});

/** How many cards it holds. */
export function handCount(state: Read, soldier: number): number {
  return handOf(state, soldier).length;
}

/** The part of it that was shown card by card (WF-COOP-05). */
export function shownHand(state: Read, soldier: number): readonly number[] {
  const { shown, shownPlaces } = ownZones(state, soldier);
  return [...shown.tokens, ...shownPlaces.tokens];
}

/** The part of it that was not shown card by card. */
export function hiddenHand(state: Read, soldier: number): readonly number[] {
  const { hand, places } = ownZones(state, soldier);
  return [...hand.tokens, ...places.tokens];
}

/** WF-COOP-05: whether all players see this hand. */
export function isHandShown(state: Read, soldier: number): boolean {
  return state.seats.every((_, seat) => knows(state, handZone(soldier), seat));
}

/** The cards of a hand that a seat sees. */
export function knownHand(state: Read, soldier: number, viewer: Seat): readonly number[] {
  const isKnown = knows(state, handZone(soldier), viewer);
  return isKnown ? handOf(state, soldier) : shownHand(state, soldier);
}

/** The zone in which a card of this hand lies. */
export function zoneOfCard(state: Read, soldier: number, token: number): string {
  const { shown, shownPlaces, places } = ownZones(state, soldier);
  if (shown.tokens.includes(token)) return shownZone(soldier);
  if (shownPlaces.tokens.includes(token)) return shownPlacesZone(soldier);
  return places.tokens.includes(token) ? placesZone(soldier) : handZone(soldier);
}

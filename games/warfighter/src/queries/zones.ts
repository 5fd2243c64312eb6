import { knows, type Seat } from '@sitrep/kernel';
import type { Read } from './lookup.ts';

/** The names of the zones. Those of Soldiers are written out once: they are asked for all the time. */
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
} as const;

export const MOST_SOLDIERS = 12;

const numbers = Array.from({ length: MOST_SOLDIERS + 1 }, (_, number) => number);
const hands = numbers.map((number) => `hand${number}`);
const shown = numbers.map((number) => `shown${number}`);
const supports = numbers.map((number) => `support${number}`);
const asides = numbers.map((number) => `aside${number}`);

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

export function tokensIn(state: Read, zone: string): readonly number[] {
  return state.zones[zone]?.tokens ?? [];
}

/** The whole hand of a Player Soldier. */
export function handOf(state: Read, soldier: number): readonly number[] {
  const open = tokensIn(state, shownZone(soldier));
  const hidden = tokensIn(state, handZone(soldier));
  return open.length === 0 ? hidden : [...hidden, ...open];
}

/** WF-COOP-05: whether all players see this hand. */
export function isHandShown(state: Read, soldier: number): boolean {
  return state.seats.every((_, seat) => knows(state, handZone(soldier), seat));
}

/** The cards of a hand that a seat sees. */
export function knownHand(state: Read, soldier: number, viewer: Seat): readonly number[] {
  const isKnown = knows(state, handZone(soldier), viewer);
  return isKnown ? handOf(state, soldier) : tokensIn(state, shownZone(soldier));
}

/** The zone in which a card of this hand lies. */
export function zoneOfCard(state: Read, soldier: number, token: number): string {
  return tokensIn(state, shownZone(soldier)).includes(token) ? shownZone(soldier) : handZone(soldier);
}

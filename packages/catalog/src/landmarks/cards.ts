import type { AnyEvent } from '@sitrep/kernel';
import type { WarTypes } from '@sitrep/warfighter';
import { type Read, ZONES } from '@sitrep/warfighter/queries';
import { cardMark, playedMark } from './list.ts';

/** The marks of cards that an event draws, buys, lays out or plays. */
export function cardsMet({ content }: Read, event: AnyEvent<WarTypes>): readonly string[] {
  switch (event.type) {
    case 'drawn':
    case 'moved':
      return isFromDeck(event.from)
        ? event.tokens.flatMap((token) => tokenMark(content.instances[token]))
        : [];
    case 'missionLaidOut':
      return [event.mission, event.objective, event.report].filter((id) => id !== '').map(cardMark);
    case 'soldierJoined': {
      const { card, skills, gear } = event.recruit;
      return [card, ...skills, ...gear.map((item) => item.card)].map(cardMark);
    }
    case 'gearBought':
      return [cardMark(event.gear.card)];
    case 'cardPlayed':
    case 'locationPlaced':
      return [cardMark(event.card), playedMark(event.card)];
    default:
      return [];
  }
}

function isFromDeck(zone: string): boolean {
  return zone === ZONES.actionDeck || zone === ZONES.hostileDeck;
}

/** Counters are no cards. */
function tokenMark(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [cardMark(id)];
}

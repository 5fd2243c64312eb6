import type { AnyEvent } from '@sitrep/kernel';
import { type Read, ZONES } from '../../for-clients.ts';
import type { Card, WarTypes } from '../../index.ts';
import { cardMark, playedMark } from './list.ts';

/** The marks of cards that an event draws, buys, lays out or plays. */
export function cardsMet({ game, content }: Read, event: AnyEvent<WarTypes>): readonly string[] {
  switch (event.type) {
    case 'drawn':
    case 'moved':
      return isFromDeck(event.from)
        ? event.tokens.flatMap((token) => tokenMark(content.instances[token]))
        : [];
    case 'missionLaidOut':
      return [event.mission, event.objective, event.report].filter((id) => id !== '').map(cardMark);
    case 'soldierJoined': {
      const { card, skills, records, gear } = event.recruit;
      return [card, ...skills, ...records, ...gear.map((item) => item.card)].map(cardMark);
    }
    case 'objectiveActivated':
      return embeddedIn(content.cards[game.objective]).map(cardMark);
    case 'gearBought':
      return [cardMark(event.gear.card)];
    case 'cardPlayed':
    case 'locationPlaced':
      return [cardMark(event.card), playedMark(event.card)];
    default:
      return [];
  }
}

/** WF-RULING-128. */
function embeddedIn(card: Card | undefined): readonly string[] {
  return card?.type === 'objective' && card.embedded !== undefined ? [card.embedded] : [];
}

const DECKS: readonly string[] = [ZONES.actionDeck, ZONES.hostileDeck, ZONES.locationDeck, ZONES.eventDeck];

function isFromDeck(zone: string): boolean {
  return DECKS.includes(zone);
}

/** Counters are not cards. */
function tokenMark(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [cardMark(id)];
}

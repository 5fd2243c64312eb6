import { knows, type Seat } from '@sitrep/kernel';
import { cardOfToken, type Read, team } from './lookup.ts';
import { handZone, hiddenHand } from './zones.ts';

/** How many cards in hands that a seat cannot see would serve other Soldiers than their holder (WF-CARD-05). For tests of secrecy. */
export function hiddenHelp(state: Read, seat: Seat): number {
  const hidden = team(state).filter(({ number }) => !knows(state, handZone(number), seat));
  return hidden
    .flatMap(({ number }) => hiddenHand(state, number))
    .filter((token) => servesOthers(state, token)).length;
}

function servesOthers(state: Read, token: number): boolean {
  const abilities = cardOfToken(state, token).abilities ?? [];
  return abilities.some(({ who, upgun }) => [who, upgun?.who].some((served) => served?.who === 'anySoldier'));
}

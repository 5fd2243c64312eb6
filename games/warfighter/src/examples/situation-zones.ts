import type { Seat, ZoneSetup } from '@sitrep/kernel';
import type { Card } from '../content/cards.ts';
import { decksOf, hasLocationDeck, isInMission } from '../queries/mission/decks.ts';
import { counterTokens } from '../queries/table/counters.ts';
import { handZone, placesZone, supportZone, ZONES } from '../queries/table/zones.ts';
import type { WarState } from '../state.ts';
import type { Config } from '../types.ts';
import type { Box } from './box.ts';
import type { Wanted } from './wanted.ts';

type Tokens = Record<string, readonly number[]>;

/** What lies where in a situation. */
export function zonesOf(
  zones: Readonly<Record<string, ZoneSetup>>,
  config: Config,
  { wanted, game }: { readonly wanted: Wanted; readonly game: WarState },
  box: Box,
): Record<string, ZoneSetup> {
  // Hands and decks that are given come before those that take whatever is left.
  const tokens = {
    ...handTokens(wanted, game, box),
    ...tableTokens(game, box),
    ...presentTokens(game, box),
    ...deckTokens(config, wanted, box),
  };
  for (const { box: home, holds } of decksOf(box.content)) tokens[home] = box.takeAll(holds);
  const counters = counterZones(config, game);
  const known = new Map<string, readonly Seat[]>(
    game.soldiers.flatMap(({ number, seat }) =>
      [handZone(number), placesZone(number)].map((zone): [string, Seat[]] => [zone, [seat]]),
    ),
  );
  return Object.fromEntries(
    Object.entries(zones).map(([name, zone]) => [
      name,
      { ...zone, known: known.get(name) ?? zone.known, tokens: tokens[name] ?? counters[name] ?? [] },
    ]),
  );
}

function handTokens(wanted: Wanted, game: WarState, box: Box): Tokens {
  const tokens: Tokens = {};
  game.soldiers.forEach(({ number }, index) => {
    const hand = wanted.soldiers[index]?.hand ?? [];
    const isPlace = (card: string) =>
      hasLocationDeck(box.content) && box.content.cards[card]?.type === 'location';
    tokens[handZone(number)] = hand.filter((card) => !isPlace(card)).map((card) => box.take(card));
    tokens[placesZone(number)] = hand.filter(isPlace).map((card) => box.take(card));
    tokens[supportZone(number)] = (wanted.soldiers[index]?.support ?? []).map((card) => box.take(card));
  });
  return tokens;
}

/** WF-SETUP-09: what lies with an Objective that is not active yet. */
function presentTokens({ objective, isActive }: WarState, box: Box): Tokens {
  const card = box.content.cards[objective];
  const present = card?.type === 'objective' && !isActive ? (card.present ?? []) : [];
  return { [ZONES.present]: present.map((id) => box.take(id)) };
}

function tableTokens({ hostiles, path }: WarState, { content }: Box): Tokens {
  const events = path.flatMap(({ attached }) => attached);
  const isOwn = (token: number) => {
    const card = content.cards[content.instances[token] ?? ''];
    return card?.type === 'event' && card.value === undefined;
  };
  return {
    [ZONES.hostiles]: [...hostiles.map(({ token }) => token), ...events.filter((token) => !isOwn(token))],
    [ZONES.events]: events.filter(isOwn),
    [ZONES.path]: path.flatMap(({ token }) => (token < 0 ? [] : [token])),
  };
}

/** Decks that are given, and behind each the pile of what is not in it. */
function deckTokens(config: Config, wanted: Wanted, box: Box): Tokens {
  const told: Readonly<Record<string, readonly string[] | undefined>> = {
    [ZONES.actionDeck]: wanted.actionDeck,
    [ZONES.hostileDeck]: wanted.hostileDeck,
    [ZONES.locationDeck]: wanted.locationDeck,
    [ZONES.eventDeck]: wanted.eventDeck,
  };
  const tokens: Tokens = {};
  for (const { deck, discard, holds } of decksOf(box.content)) {
    const isMeant = (card: Card) => holds(card) && isInMission({ config }, card);
    tokens[deck] = told[deck]?.map((card) => box.take(card)) ?? box.takeAll(isMeant);
    tokens[discard] = box.takeAll(isMeant);
  }
  return tokens;
}

function counterZones({ maxSoldiers }: Config, { hostiles, soldiers }: WarState): Tokens {
  const used = hostiles.map(({ counter }) => counter).filter((counter) => counter >= 0);
  const all = Array.from({ length: maxSoldiers }, (_, index) => counterTokens(index + 1)).flat();
  const playing = new Set(
    soldiers.flatMap(({ number, standing }) => (standing === 'in' ? counterTokens(number) : [])),
  );
  return {
    [ZONES.counters]: used,
    [ZONES.cup]: all.filter((token) => playing.has(token) && !used.includes(token)),
    [ZONES.counterBox]: all.filter((token) => !playing.has(token) && !used.includes(token)),
  };
}

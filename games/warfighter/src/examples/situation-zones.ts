import type { Seat, ZoneSetup } from '@sitrep/kernel';
import type { Card } from '../content/cards.ts';
import { counterTokens } from '../procedures/locations.ts';
import { handZone, supportZone, ZONES } from '../queries/zones.ts';
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
  // Hands and decks that are told come before those that take whatever is left.
  const tokens = {
    ...handTokens(wanted, game, box),
    ...tableTokens(game),
    ...deckTokens(config, wanted, box),
  };
  tokens[ZONES.actionBox] = box.takeAll(({ type }) => type === 'action' || type === 'location');
  tokens[ZONES.hostileBox] = box.takeAll(({ type }) => type === 'hostile' || type === 'event');
  const counters = counterZones(config, game);
  const known = new Map<string, readonly Seat[]>(
    game.soldiers.map(({ number, seat }) => [handZone(number), [seat]]),
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
    tokens[handZone(number)] = (wanted.soldiers[index]?.hand ?? []).map((card) => box.take(card));
    tokens[supportZone(number)] = (wanted.soldiers[index]?.support ?? []).map((card) => box.take(card));
  });
  return tokens;
}

function tableTokens({ hostiles, path }: WarState): Tokens {
  return {
    [ZONES.hostiles]: [...hostiles.map(({ token }) => token), ...path.flatMap(({ attached }) => attached)],
    [ZONES.path]: path.flatMap(({ token }) => (token < 0 ? [] : [token])),
  };
}

function deckTokens(config: Config, { actionDeck, hostileDeck }: Wanted, box: Box): Tokens {
  const isAction = (card: Card) =>
    card.type === 'action' || (card.type === 'location' && card.region === config.region);
  const isHostile = (card: Card) =>
    (card.type === 'hostile' || card.type === 'event') && card.enemy === config.enemy;
  return {
    [ZONES.actionDeck]: actionDeck?.map((card) => box.take(card)) ?? box.takeAll(isAction),
    [ZONES.actionDiscard]: box.takeAll(isAction),
    [ZONES.hostileDeck]: hostileDeck?.map((card) => box.take(card)) ?? box.takeAll(isHostile),
    [ZONES.hostileDiscard]: box.takeAll(isHostile),
  };
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

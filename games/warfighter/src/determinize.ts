import { allFrames, knows, type RunningFrame, reading, type Seat, type State } from '@sitrep/kernel';
import { entrancePayers } from './queries/movement/moves.ts';
import { getSoldier, type Read } from './queries/table/lookup.ts';
import { handOf, handZones } from './queries/table/zones.ts';
import type { AttackFrame, MoveFrame, WarTypes } from './types.ts';

/** A card that a choice still refers to, and the Soldiers in whose hands it may be. */
interface Spoken {
  readonly token: number;
  readonly holders: readonly number[];
}

/** All of the game's own state is public, but others may be about to play cards: those they must still hold. */
export function determinize(state: State<WarTypes>, seat: Seat): void {
  const spoken = allFrames(state).flatMap((frame) => (frame.unpaid ? spokenIn(reading(state), frame) : []));
  const tokens = spoken.map(({ token }) => token);
  for (const { token, holders } of spoken) putInHand(state, seat, token, { holders, tokens });
}

/** The cards that a part of a chain refers to. */
function spokenIn(state: Read, { procedure, locals }: RunningFrame<WarTypes>): readonly Spoken[] {
  switch (procedure) {
    case 'play':
    case 'playBooster':
    case 'playBeforeRoll':
    case 'playAfterRoll':
    case 'playOnWound':
      return heldBy([locals.soldier], [locals.token, ...locals.discards]);
    case 'payDiscards':
      return heldBy([locals.soldier], locals.discards);
    case 'discardDraw':
      return heldBy([locals.soldier], locals.picked);
    case 'location':
      return heldBy([locals.soldier], [locals.card]);
    case 'move':
      return [...heldBy(payersOf(state, locals), locals.discards), ...cardsOfBoosts(locals)];
    case 'attack':
      return cardsOfBoosts(locals);
    default:
      return [];
  }
}

function heldBy(holders: readonly number[], tokens: readonly number[]): readonly Spoken[] {
  return tokens.map((token) => ({ token, holders }));
}

function payersOf(state: Read, { soldier }: MoveFrame): readonly number[] {
  return entrancePayers(state, getSoldier(state, soldier)).map(({ number }) => number);
}

function cardsOfBoosts({
  boosts,
  pending,
}: Pick<MoveFrame | AttackFrame, 'boosts' | 'pending'>): readonly Spoken[] {
  return [...boosts, ...pending].flatMap(({ soldier, token, discards }) =>
    heldBy([soldier], [token, ...discards]),
  );
}

/** Swaps places with a card in a hand that the seat cannot see, so that nothing known differs. */
function putInHand(
  state: State<WarTypes>,
  seat: Seat,
  token: number,
  { holders, tokens }: { readonly holders: readonly number[]; readonly tokens: readonly number[] },
): void {
  const read = reading(state);
  if (token < 0 || holders.some((holder) => handOf(read, holder).includes(token))) return;
  const from = Object.values(state.zones).find((zone) => zone.tokens.includes(token));
  for (const holder of holders) {
    // Locations of a deck of their own lie in a part of the hand of their own.
    const zone = handZones(read, holder).find((name) => state.zones[name]?.pool === from?.pool) ?? '';
    const hand = state.zones[zone];
    const at = hand?.tokens.findIndex((other) => !tokens.includes(other)) ?? -1;
    if (from === undefined || hand === undefined || at < 0 || knows(read, zone, seat)) continue;
    from.tokens[from.tokens.indexOf(token)] = hand.tokens[at] ?? token;
    hand.tokens[at] = token;
    return;
  }
}

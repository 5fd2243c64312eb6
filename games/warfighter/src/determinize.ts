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

/** The game's own state is all public, but other players may be in the middle of playing cards, which must stay in their hands. */
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

/** Swaps the card with one in a hand that the seat cannot see. Nothing that the seat knows changes. */
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
    // Locations that have their own deck are in their own part of the hand.
    const zone = handZones(read, holder).find((name) => state.zones[name]?.pool === from?.pool) ?? '';
    const hand = state.zones[zone];
    const at = hand?.tokens.findIndex((other) => !tokens.includes(other)) ?? -1;
    if (from === undefined || hand === undefined || at < 0 || knows(read, zone, seat)) continue;
    from.tokens[from.tokens.indexOf(token)] = hand.tokens[at] ?? token;
    hand.tokens[at] = token;
    return;
  }
}

import { knows, type Seat, type State } from '@sitrep/kernel';
import { entrancePayers } from './queries/movement/moves.ts';
import { getSoldier, type Read } from './queries/table/lookup.ts';
import { handOf, handZones } from './queries/table/zones.ts';
import type { Boost, MoveFrame, WarTypes } from './types.ts';

/** A card that a choice still speaks of, and the Soldiers in whose hands it may be. */
interface Spoken {
  readonly token: number;
  readonly holders: readonly number[];
}

/** What frames may say about cards in hands; each procedure has its own part of it. */
interface Speaking {
  readonly soldier: number;
  readonly token: number;
  readonly card: number | string;
  readonly discards: readonly number[];
  readonly picked: readonly number[];
  readonly boosts: readonly Boost[];
  readonly pending: readonly Boost[];
}

/** All of the game's own state is public, but others may be about to play cards: those they must still hold. */
export function determinize(state: State<WarTypes>, seat: Seat): void {
  const read = readerOf(state);
  const spoken = read.frames.flatMap((frame) => spokenIn(read, frame));
  const tokens = spoken.map(({ token }) => token);
  for (const { token, holders } of spoken) putInHand(state, seat, token, { holders, tokens });
}

/** The live state as queries read it: TypeScript cannot see that it fits. */
function readerOf(state: State<WarTypes>): Read {
  return state as unknown as Read;
}

type Frame = Read['frames'][number];

function spokenIn(state: Read, { procedure, locals, unpaid }: Frame): readonly Spoken[] {
  // Every procedure's locals are a part of these.
  const { soldier = 0, token = -1, card, discards = [], picked = [], ...rest } = locals as Partial<Speaking>;
  const { boosts = [], pending = [] } = rest;
  if (!unpaid) return [];
  const own = [token, ...picked, ...(typeof card === 'number' ? [card] : [])];
  const payers = procedure === 'move' ? payersOf(state, locals as MoveFrame) : [soldier];
  return [
    ...own.map((each) => ({ token: each, holders: [soldier] })),
    ...discards.map((each) => ({ token: each, holders: payers })),
    ...[...boosts, ...pending].flatMap(cardsOfBoost),
  ];
}

function payersOf(state: Read, { soldier }: MoveFrame): readonly number[] {
  return entrancePayers(state, getSoldier(state, soldier)).map(({ number }) => number);
}

function cardsOfBoost({ soldier, token: played, discards }: Boost): readonly Spoken[] {
  return [played, ...discards].map((token) => ({ token, holders: [soldier] }));
}

/** Changes places with a card of a hand that the seat cannot see, so that nothing else is known to differ. */
function putInHand(
  state: State<WarTypes>,
  seat: Seat,
  token: number,
  { holders, tokens }: { readonly holders: readonly number[]; readonly tokens: readonly number[] },
): void {
  const read = readerOf(state);
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

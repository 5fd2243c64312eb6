import { determinize, forkMatch, type Key, makeUniform, type Seat } from '@sitrep/kernel';
import type { WatchedGame } from '../law.ts';
import { type AnyMatch, seatsOf, startMatch, submitAny } from '../subject.ts';
import { Pair } from './pair.ts';
import { type TwinLuck, twinLuck } from './twin-luck.ts';

/** How a twin is made. */
export interface World {
  readonly seat: Seat;
  /** Fixes all that differs. */
  readonly key: Key;
  /** Whether dice that the seat does not see fall otherwise in the twin. */
  readonly variesDice: boolean;
}

/** Two whole games from the opening. `undefined` when they part in it. */
export function openPair({ subject, setup, key }: WatchedGame, world: World): Pair | undefined {
  const luck = luckOf(world);
  const truth = startMatch(subject.game, setup, key);
  luck.guide(truth.log[0]?.events ?? []);
  const twin = startMatch(subject.game, setup, key, { luck });
  const pair = new Pair({ subject, seat: world.seat, truth, twin, luck });
  return pair.isToldTheSame(0) && pair.looksTheSame([]) ? pair : undefined;
}

/**
 * The match as it stands and a possible world that the seat cannot tell from it. In that world nobody else has sealed
 * or ordered anything yet, which must not show; then they do the same as in truth. `undefined` when they cannot.
 */
export function forkPair(
  { subject, match }: WatchedGame,
  world: World,
  probes: readonly unknown[],
): Pair | undefined {
  const { seat, key } = world;
  const luck = luckOf(world);
  const truth = forkMatch(match, match.copyState());
  const twin = forkMatch(match, determinize(match.game, match.copyState(), seat, key), { luck });
  const pair = new Pair({ subject, seat, truth, twin, luck });
  pair.looksTheSame(probes);
  return catchUp(truth, twin, seat) ? pair : undefined;
}

/**
 * Whether a possible world can be made for the seat now. Cards that another seat has picked in a chain still unpaid
 * are named by frames, not held by zones, so dealing hands anew would leave such a chain without its cards.
 */
export function canFork(match: AnyMatch, seat: Seat): boolean {
  const isUnpaid = match.state.frames.some((frame) => frame.unpaid);
  return !isUnpaid || (match.decision()?.seats.every((asked) => asked === seat) ?? false);
}

function catchUp(truth: AnyMatch, twin: AnyMatch, seat: Seat): boolean {
  const others = seatsOf(truth).filter((other) => other !== seat);
  return others.every((other) => {
    const { sealed, orders } = truth.state.seats[other] ?? { sealed: undefined, orders: [] };
    for (const decision of orders) twin.order(other, decision, true);
    return sealed === undefined || submitAny(twin, other, sealed).ok;
  });
}

function luckOf({ seat, key, variesDice }: World): TwinLuck {
  return twinLuck(seat, makeUniform(key, 'twin'), variesDice);
}

import {
  determinize,
  forkMatch,
  type GameTypes,
  type Key,
  makeKey,
  makeUniform,
  reading,
  type Seat,
  type State,
  topFrame,
  type Uniform,
} from '@sitrep/kernel';
import type { WatchedGame } from '../law.ts';
import { type AnyMatch, type Subject, seatsOf, startMatch, submitAny } from '../subject.ts';
import { Pair } from './pair.ts';
import { type TwinLuck, twinLuck } from './twin-luck.ts';

/** How many possible worlds are made, to take the most tempting one. */
const MOST_TEMPTING = 8;

/** How a twin is made. */
export interface World {
  readonly seat: Seat;
  /** Determines everything that differs. */
  readonly key: Key;
  /** Whether dice that the seat does not see differ in the twin. */
  readonly variesDice: boolean;
}

/** Two whole games from the opening. `undefined` when they part in it. */
export function openPair({ subject, setup, key }: WatchedGame, world: World): Pair | undefined {
  const luck = luckOf(world);
  const truth = startMatch(subject.game, setup, key);
  luck.guide(truth.log[0]?.events ?? []);
  const twin = startMatch(subject.game, setup, key, { luck });
  const pair = new Pair({ subject, seat: world.seat, truth, twin, luck, random: draftsOf(world) });
  return pair.isToldTheSame(0) && pair.looksTheSame([]) ? pair : undefined;
}

/**
 * The current match and a possible world that the seat cannot tell from it. In that world nobody else has sealed or
 * ordered anything yet, which must not show; then they do the same as in the true one. `undefined` if they cannot.
 */
export function forkPair(
  { subject, match }: WatchedGame,
  world: World,
  probes: readonly unknown[],
): Pair | undefined {
  const { seat } = world;
  const luck = luckOf(world);
  const truth = forkMatch(match, match.copyState());
  const twin = forkMatch(match, possibleWorld(subject, match, world), { luck });
  const pair = new Pair({ subject, seat, truth, twin, luck, random: draftsOf(world) });
  pair.looksTheSame(probes);
  return catchUp(truth, twin, seat) ? pair : undefined;
}

/**
 * Whether a possible world can be made for the seat now. Cards that another seat has picked in a chain still unpaid
 * are named by frames, not held in zones, so re-dealing hands would leave such a chain without its cards.
 */
export function canFork(match: AnyMatch, seat: Seat): boolean {
  const isUnpaid = topFrame(match.state)?.unpaid ?? false;
  return !isUnpaid || (match.decision()?.seats.every((asked) => asked === seat) ?? false);
}

/** The most tempting of several worlds, if the game can tell; every other time a random one. */
function possibleWorld(
  { temptation }: Subject,
  match: AnyMatch,
  { seat, key, variesDice }: World,
): State<GameTypes> {
  const deal = (salt: string) => determinize(match.game, match.copyState(), seat, makeKey(`${key}${salt}`));
  const first = determinize(match.game, match.copyState(), seat, key);
  if (temptation === undefined || variesDice) return first;
  const pull = (state: State<GameTypes>) => temptation(reading(state), seat);
  const worlds = Array.from({ length: MOST_TEMPTING }, (_, index) => deal(` ${index}`));
  return worlds.reduce((best, world) => (pull(world) > pull(best) ? world : best), first);
}

function catchUp(truth: AnyMatch, twin: AnyMatch, seat: Seat): boolean {
  const others = seatsOf(truth).filter((other) => other !== seat);
  return others.every((other) => {
    const { sealed, orders } = truth.state.seats[other] ?? { sealed: undefined, orders: [] };
    for (const decision of orders) twin.order(other, decision, true);
    return sealed === undefined || submitAny(twin, other, sealed).ok;
  });
}

function draftsOf({ key }: World): Uniform {
  return makeUniform(key, 'drafts');
}

function luckOf({ seat, key, variesDice }: World): TwinLuck {
  return twinLuck(seat, makeUniform(key, 'twin'), variesDice);
}

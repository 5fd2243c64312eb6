import type { Hints, NamedSetup } from '@sitrep/contract';
import {
  type Answer,
  type AnyGame,
  createMatch,
  type GameTypes,
  type Key,
  type Match,
  type MatchOptions,
  type Result,
  type Seat,
  sameData,
} from '@sitrep/kernel';

/** A match of a game whose types are not known. */
export type AnyMatch = Match<GameTypes>;
export type AnyAnswer = Answer<GameTypes>;

/** What is tested: a game and the setups to test it with. */
export interface Subject extends Hints {
  readonly game: AnyGame;
  readonly setups: readonly NamedSetup[];
}

const MOST_ENTRIES = 5_000;

export function mostEntriesOf({ mostEntries = MOST_ENTRIES }: Hints): number {
  return mostEntries;
}

/** Starts a match of the subject. A refused setup is the caller's mistake. */
export function startMatch(game: AnyGame, setup: NamedSetup, key: Key, options?: MatchOptions): AnyMatch {
  const { config, content } = setup;
  const created = createMatch(game, { config, content, key }, options);
  if (created.ok) return created.value;
  const problems = created.problems.map(({ code, path }) => `${code} at ${path}`);
  throw new Error(`setup ${setup.name} is refused: ${problems.join(', ')}`);
}

/** The seats of a match. */
export function seatsOf(match: AnyMatch): readonly Seat[] {
  return match.state.seats.map((_, seat) => seat);
}

/** The seats that have yet to answer the open decision. */
export function waitingSeats(match: AnyMatch): readonly Seat[] {
  const seats = match.decision()?.seats ?? [];
  return seats.filter((seat) => match.state.seats[seat]?.sealed === undefined);
}

/** The number under which the seat answers the open decision. */
export function numberOf(match: AnyMatch, seat: Seat): number {
  return match.state.seats[seat]?.asked ?? 0;
}

/** Whether the rules would accept this answer from a seat that is asked. */
export function isLegal(match: AnyMatch, seat: Seat, answer: unknown): boolean {
  if (match.decision()?.kind === 'form') return match.game.problems(match.state, seat, answer).length === 0;
  return match.options(seat).some((option) => sameData(option, answer));
}

/** Submits anything at all under the right number, as a broken or hostile client might. */
export function submitAny(match: AnyMatch, seat: Seat, answer: unknown): Result {
  return match.submit(seat, numberOf(match, seat), answer as AnyAnswer);
}

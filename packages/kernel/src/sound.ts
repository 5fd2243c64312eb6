import { canonical, hashData } from './canonical.ts';
import type { Game } from './contract.ts';
import { invariant } from './invariant.ts';
import { hashed, reading, type State } from './state.ts';
import { viewOf } from './view.ts';
import type { GameTypes } from './vocabulary.ts';

/** The hash, unless events from outside have put something into the state that is not plain data. */
export function hashOf<T extends GameTypes>(state: State<T>): string | undefined {
  try {
    return hashData(hashed(state));
  } catch {
    return undefined;
  }
}

/** Whether the game is over, or the rules know what is asked here and what every seat sees and may answer. */
export function canGoOn<T extends GameTypes>(game: Game<T>, state: State<T>): boolean {
  const read = reading(state);
  try {
    for (const seat of state.seats.keys()) viewOf(game, read, seat);
    const decision = game.decision(read);
    if (decision === undefined) return game.outcome(read) !== undefined;
    for (const seat of decision.seats) {
      game.options(read, seat);
      game.blocked(read, seat);
      if (decision.kind === 'form') game.problems(read, seat, game.fallback(read, seat));
    }
    return true;
  } catch {
    return false;
  }
}

/** Throws if a match with an unverified past cannot be shown, played and saved from here. */
export function requireSound<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  events: readonly object[],
): void {
  canonical(events);
  invariant(
    hashOf(state) !== undefined && canGoOn(game, state),
    'STATE_UNSOUND',
    'no rule knows how to go on from here',
  );
}

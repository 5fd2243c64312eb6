import type { Answer, GameTypes, Match, Seat } from '@sitrep/kernel';
import type { GameEntry } from './entry.ts';
import type { Hints } from './hints.ts';

/** A game's hints for fuzzers and laws, plus everything that clients show a seat besides its view. */
export function hintsOf(entry: GameEntry): Hints {
  return { ...entry.hints, counsel: (match, seat, options) => counselOf(entry, match, seat, options) };
}

/** Odds, advice and the like for these options, based only on what the seat knows. */
function counselOf(
  entry: GameEntry,
  match: Match<GameTypes>,
  seat: Seat,
  options: readonly Answer<GameTypes>[],
): Readonly<Record<string, unknown>> {
  const { state } = match;
  const decision = match.decision();
  const { advise, caution, explain } = entry;
  return {
    ...entry.hints.counsel?.(match, seat, options),
    threats: entry.threatsTo(state),
    suggestions: entry.suggest(state),
    odds: options.map((option) => entry.oddsOf(state, seat, option)),
    ...(decision !== undefined && {
      advice: options.map((option) => advise?.(state, decision, seat, option)),
      cautions: options.map((option) => caution?.(state, decision, seat, option)),
      reasons: options.map((option) => explain?.(state, decision, seat, option)),
    }),
  };
}

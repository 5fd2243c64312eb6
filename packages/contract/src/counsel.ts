import type { Answer, Decision, GameTypes, Match, Seat } from '@sitrep/kernel';
import { type Asker, consult } from './consult.ts';
import type { GameEntry } from './entry.ts';
import type { Hints } from './hints.ts';
import { fullPolicy } from './policy.ts';
import type { QuestionKind } from './questions.ts';

/** A game's hints for fuzzers and laws, plus everything that clients show a seat besides its view. */
export function hintsOf(entry: GameEntry): Hints {
  return { ...entry.hints, counsel: (match, seat, options) => counselOf(entry, match, seat, options) };
}

/** What the law compares: a reply to every kind of question but luck, which is told only after the end. */
type Replies = Readonly<Record<Exclude<QuestionKind, 'luck'>, unknown>>;

/** Every reply that a client of the seat can get about these options, and the figures behind the hints. */
function counselOf(
  entry: GameEntry,
  match: Match<GameTypes>,
  seat: Seat,
  options: readonly Answer<GameTypes>[],
): Readonly<Record<string, unknown>> {
  const decision = match.decision();
  const { advise, explain } = entry;
  const { state } = match;
  return {
    ...entry.hints.counsel?.(match, seat, options),
    ...repliesTo({ entry, match, seat }, options),
    ...(decision !== undefined && {
      advice: options.map((option) => advise?.(state, decision, seat, option)),
      reasons: options.map((option) => explain?.(state, decision, seat, option)),
      reactions: reactionsTo({ entry, match, seat }, decision),
    }),
  };
}

/** What a policy would answer for the seat, and whether the question is open by what everybody knows. */
function reactionsTo({ entry: { reactions }, match, seat }: Asker, decision: Decision<GameTypes>): unknown {
  if (reactions === undefined) return undefined;
  const policy = fullPolicy(reactions.fields, {});
  const isAsked = match.options(seat).length > 0;
  return {
    answers: isAsked && reactions.answer(match.state, decision, seat, policy),
    openly: decision.seats.flatMap((asked) =>
      [undefined, policy].map((settled) => reactions.isOpenly(match.state, decision, asked, settled)),
    ),
  };
}

function repliesTo(asker: Asker, options: readonly Answer<GameTypes>[]): Replies {
  const sample = consult(asker, { kind: 'sample', salt: 0 });
  return {
    threats: consult(asker, { kind: 'threats' }),
    suggestions: consult(asker, { kind: 'suggestions' }),
    odds: consult(asker, { kind: 'odds', answers: options }),
    cautions: options.flatMap((answer) => consult(asker, { kind: 'cautions', answer })),
    proposals: consult(asker, { kind: 'proposals' }),
    groups: consult(asker, { kind: 'groups', answers: options }),
    hints: consult(asker, { kind: 'hints', among: options }),
    // One at a time is enough: it is tried in several worlds.
    weight: options.slice(0, 1).map((answer) => consult(asker, { kind: 'weight', answer })),
    sample,
    problems: [{}, ...sample].map((draft) => consult(asker, { kind: 'problems', draft })),
  };
}

import type { Answer, GameTypes, Match, Seat, Uniform } from '@sitrep/kernel';

export type AnyMatch = Match<GameTypes>;
export type AnyAnswer = Answer<GameTypes>;

/** A player that is a program. It is asked only when its seat is, and always gives a legal answer: one of those given, if it is limited to them. */
export interface Bot {
  answer(match: AnyMatch, seat: Seat, random: Uniform, among?: readonly AnyAnswer[]): AnyAnswer;
}

/** A form is filled in by the game itself. */
export function findDraft(match: AnyMatch, seat: Seat, random: Uniform): AnyAnswer | undefined {
  return match.decision()?.kind === 'form' ? match.game.sample(match.state, seat, random) : undefined;
}

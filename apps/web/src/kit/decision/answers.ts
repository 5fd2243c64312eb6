import type { AnyAnswer } from '../match/types.ts';
import type { SeatHere } from '../page/match-context.tsx';

/** The answer that ends the turn or the phase, if there is one. */
export function findEnd({ entry, now }: Pick<SeatHere, 'entry' | 'now'>): AnyAnswer | undefined {
  const { decision } = now.view;
  if (decision === undefined) return undefined;
  return now.options.find((option) => entry.endsTurn?.(decision, option));
}

/** The answer that lets a chance go by. */
export function findPass(options: readonly AnyAnswer[]): AnyAnswer | undefined {
  return options.find(({ type }) => type === 'pass');
}

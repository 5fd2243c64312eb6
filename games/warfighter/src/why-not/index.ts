import type { Reason, Seat } from '@sitrep/kernel';
import type { Read } from '../queries/table/lookup.ts';
import type { WarTypes } from '../types.ts';
import { ACTS } from './acts.ts';
import { readAttempt, type WhyNot } from './attempt.ts';
import { CHOICES } from './choices.ts';
import { GEAR } from './gear.ts';

const REASONS: ReadonlyMap<string, WhyNot> = new Map(Object.entries({ ...ACTS, ...CHOICES, ...GEAR }));

/**
 * Why a command is refused that is in no list, because what it names does not go together: a Soldier who has left,
 * somebody else's card, a weapon that he does not carry. Mentions only what the seat can see.
 */
export function whyNot(state: Read, seat: Seat, answer: unknown): Reason<WarTypes> | undefined {
  const attempt = readAttempt(state, seat, answer);
  return attempt && REASONS.get(attempt.type)?.(attempt);
}

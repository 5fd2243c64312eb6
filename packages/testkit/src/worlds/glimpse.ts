import type { Seat } from '@sitrep/kernel';
import { type AnyMatch, submitAny, waitingSeats } from '../subject.ts';

/** All that a seat can learn by asking, each part as the text that goes over the wire. What happened it learns from its events. */
export type Glimpse = Readonly<Record<GlimpsePart, string>>;

export const GLIMPSE_PARTS = ['view', 'options', 'blocked', 'fallback', 'refusals', 'undo'] as const;
export type GlimpsePart = (typeof GLIMPSE_PARTS)[number];

/**
 * Asks a match for everything on behalf of a seat. The probes are answers that are illegal for it. To try an undo takes
 * the longest, for the whole log may be folded again.
 */
export function glimpse(match: AnyMatch, seat: Seat, probes: readonly unknown[], triesUndo = true): Glimpse {
  const isWaiting = waitingSeats(match).includes(seat);
  return {
    view: JSON.stringify(match.view(seat)),
    options: JSON.stringify(match.options(seat)),
    blocked: JSON.stringify(match.blocked(seat)),
    fallback: isWaiting ? JSON.stringify(match.game.fallback(match.state, seat)) : '',
    refusals: JSON.stringify(answersTo(match, seat, probes)),
    undo: triesUndo ? undoAnswer(match, seat) : '',
  };
}

/** The first part in which two glimpses differ. */
export function findDifference(one: Glimpse, other: Glimpse): GlimpsePart | undefined {
  return GLIMPSE_PARTS.find((part) => one[part] !== other[part]);
}

/** On a copy, because a probe that is legal after all would go through. */
function answersTo(match: AnyMatch, seat: Seat, probes: readonly unknown[]): readonly object[] {
  if (probes.length === 0) return [];
  const copy = match.copy();
  return probes.map((probe) => submitAny(copy, seat, probe));
}

/** What comes after an undo is compared where players really take back. */
function undoAnswer(match: AnyMatch, seat: Seat): string {
  return JSON.stringify(match.undoable(seat));
}

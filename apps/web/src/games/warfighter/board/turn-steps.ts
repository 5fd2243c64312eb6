/** A turn of the ribbon: gone, under way or to come. */
export interface TurnStep {
  readonly turn: number;
  readonly when: 'past' | 'now' | 'ahead';
  readonly isLast: boolean;
  /** Turns before it are left out. */
  readonly hasGap: boolean;
}

/** So many turns fit side by side. */
const MOST = 9;
/** Of those that are gone, so many are kept where not all fit. */
const PAST = 1;

/** The turns of a mission that the ribbon shows: all, or those about the present and the last one. */
export function turnSteps(now: number, last: number): readonly TurnStep[] {
  const first = last <= MOST ? 1 : Math.min(Math.max(1, now - PAST), last - MOST + 1);
  const shown = Math.min(last, first + MOST - 1);
  const turns = Array.from({ length: shown - first }, (_, index) => first + index);
  return [...turns, last].map((turn) => ({
    turn,
    when: turn < now ? 'past' : turn === now ? 'now' : 'ahead',
    isLast: turn === last,
    hasGap: turn === last && last > shown,
  }));
}

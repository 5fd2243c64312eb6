import type { Immutable, Reading, Seat, State, Uniform } from '@sitrep/kernel';
import { getDuellist, rival } from './queries.ts';
import type { DuelEvent, DuelTypes, DuelView } from './types.ts';

export function view(state: Reading<DuelTypes>, seat: Seat): DuelView {
  const { round, duellists } = state.game;
  return {
    round,
    duellists: duellists.map(({ health, strength, guard, stance, hasActed, omen }, index) => ({
      health,
      strength,
      guard,
      stance,
      hasActed,
      hasOmen: omen > 0,
      ...(index === seat && { omen }),
    })),
  };
}

/** DU-ACT-04: that an omen was read is public, what it said is not. */
export function redact(event: Immutable<DuelEvent>, seat: Seat): object {
  if (event.type !== 'omenRead' || event.seat === seat) return event;
  const { type, rule, seat: reader } = event;
  return { type, rule, seat: reader };
}

export function determinize(state: State<DuelTypes>, seat: Seat, random: Uniform): void {
  const other = getDuellist(state, rival(seat));
  if (other.omen > 0) other.omen = 1 + random.below(6);
}

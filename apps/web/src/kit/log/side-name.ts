import type { Seat } from '@sitrep/kernel';
import type { MatchHere } from '../page/match-context.tsx';

/** What a side is called: by the game, or else by its seat. */
export function sideName(
  { entry, facts, speech }: Pick<MatchHere, 'entry' | 'facts' | 'speech'>,
  seat: Seat,
): string {
  const { config, content } = facts;
  const side = entry.sideOf?.({ config, content }, seat);
  return side === undefined ? speech.seat(seat) : speech.name(side);
}

import type { GameEntry } from '@sitrep/contract';
import type { Facts } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';

/** What players are called by: their match, and what they call themselves. */
interface Called {
  readonly entry: GameEntry;
  readonly facts: Facts;
  readonly names: readonly string[];
}

/** Speech that calls players by the names they gave themselves, else by their side. */
export function withNames(speech: Speech, { entry, facts, names }: Called): Speech {
  const sideOf = (seat: number) => entry.sideOf?.(facts, seat);
  return {
    ...speech,
    seat(seat) {
      const side = sideOf(seat);
      return names[seat] || (side === undefined ? speech.seat(seat) : speech.name(side));
    },
  };
}

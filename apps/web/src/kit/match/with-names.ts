import type { Speech } from '@sitrep/speech';

/** Speech that calls players by the names they gave themselves, else by their side. */
export function withNames(speech: Speech, names: readonly string[]): Speech {
  return { ...speech, seat: (seat) => names[seat] || speech.seat(seat) };
}

import type { GameTypes, Match } from '@sitrep/kernel';

/** An event of Warfighter with the fields that give the result of a roll. */
export interface Happened {
  readonly type: string;
  readonly rule?: string;
  readonly soldier?: number;
  readonly hostile?: number;
  readonly amount?: number;
  readonly hits?: number;
  readonly points?: number;
  readonly how?: string;
}

/** The events of the entry `from` and all later ones. */
export function eventsSince({ log }: Match<GameTypes>, from: number): readonly Happened[] {
  // They come from a match of Warfighter.
  return log.slice(from).flatMap(({ events }) => events) as unknown as readonly Happened[];
}

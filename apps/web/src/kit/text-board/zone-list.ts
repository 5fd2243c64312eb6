import type { Scene } from '../page/game-page.ts';
import { TOKEN } from '../page/named-pieces.ts';
import type { Piece } from '../page/piece.ts';

/** A zone as the seat sees it. */
export interface ZoneWords {
  readonly zone: string;
  readonly name: string;
  readonly tokens: readonly Piece[];
  /** How many tokens the seat does not know. */
  readonly unseen: number;
}

/** Every zone of the view with the tokens that the seat knows; those with something to see come first. */
export function zonesOf({ speech, now }: Scene): readonly ZoneWords[] {
  const zones = Object.entries(now.view.zones).map(([zone, { count, tokens = [] }]) => ({
    zone,
    name: speech.noun('zone', zone),
    tokens: tokens.map((token) => `${TOKEN}:${token}`),
    unseen: count - tokens.length,
  }));
  return zones.toSorted((one, other) => Number(other.tokens.length > 0) - Number(one.tokens.length > 0));
}

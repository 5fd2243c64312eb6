import type { Immutable, ZoneView } from '@sitrep/kernel';
import type { Content } from '../../content/cards.ts';
import type { WarState } from '../../state.ts';
import type { Config } from '../../types.ts';
import type { Read } from './lookup.ts';

/** Where a client's knowledge comes from: its view, and what everybody knew before the match. */
export interface Known {
  readonly view: { readonly game: unknown; readonly zones: Readonly<Record<string, ZoneView>> };
  readonly config: object;
  readonly content: object;
}

/**
 * What a seat knows in the shape that rules read, so that clients ask the rules instead of knowing them. Tokens that
 * the seat cannot see are missing, and so are the procedures under way.
 */
export function readView({ view, config, content }: Known): Read {
  const zones = Object.fromEntries(
    Object.entries(view.zones).map(([name, { tokens = [] }]) => [name, { pool: '', known: 0, tokens }]),
  );
  return {
    // All three come from a match of this game.
    config: config as Config,
    content: content as Content,
    game: view.game as Immutable<WarState>,
    zones,
    frames: [],
    seats: [],
    chance: { key: '', positions: {} },
    serial: 0,
  };
}

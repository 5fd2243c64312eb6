import type { WarState } from '../state.ts';
import type { WarEvent, WarEventOf } from '../types.ts';

/** How each kind of event changes the state: one small function per event. */
export type Handlers<N extends WarEvent['type']> = {
  readonly [K in N]: (game: WarState, event: WarEventOf<K>) => void;
};

/** Events that are logged but change nothing. */
export function nothing(): void {}

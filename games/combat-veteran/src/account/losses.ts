import type { Hex } from '@sitrep/hex';
import { effectiveEvents, type Seat, type SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { type Piece, rosterOf } from '../content/roster.ts';
import { numberOf } from './facts.ts';
import { figureOf, sideOf } from './tally.ts';

/** A man killed or wounded, or a bunker lost. */
export interface Loss {
  readonly kind: 'killed' | 'wounded' | 'bunkersLost';
  readonly piece: Piece;
  /** Whose it was. */
  readonly seat: Seat;
  readonly hex: Hex;
  readonly turn: number;
  /** The seat's number of the event. */
  readonly n: number;
}

/** Every loss that a seat was told of, in order, with its turn and its place. */
export function lossesOf(content: Content, events: readonly SeatEvent[]): readonly Loss[] {
  const roster = rosterOf(content);
  let turn = 0;
  return effectiveEvents(events).flatMap((event) => {
    if (event.type === 'phaseBegan') turn = numberOf(event, 'turn');
    const [kind, piece = 0] = figureOf(roster, event) ?? [];
    if (kind !== 'killed' && kind !== 'wounded' && kind !== 'bunkersLost') return [];
    return [{ kind, piece, seat: sideOf(roster, piece), hex: numberOf(event, 'hex'), turn, n: event.n }];
  });
}

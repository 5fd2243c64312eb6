import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { type Piece, piecesOf } from '../../games/warfighter/pieces.ts';

export const BEATS = ['dice', 'draw', 'reveal', 'move', 'hit'] as const;
export type BeatKind = (typeof BEATS)[number];

/** One thing that happened and is worth looking at, taken from an event. */
export interface Beat {
  readonly n: number;
  readonly kind: BeatKind;
  readonly words: string;
  readonly pieces: readonly Piece[];
  readonly dice: readonly number[];
}

/** What is shown of each event; all others pass without a show. */
const KINDS: Readonly<Record<string, BeatKind>> = {
  attackRolled: 'dice',
  hostileRolled: 'dice',
  environmentRolled: 'dice',
  outcomeRolled: 'dice',
  drawn: 'draw',
  hostileEntered: 'reveal',
  eventDrawn: 'reveal',
  locationPlaced: 'reveal',
  soldierMoved: 'move',
  hostileClosed: 'move',
  wounded: 'hit',
  suppressed: 'hit',
  soldierLeft: 'hit',
  hostileKilled: 'hit',
  hostileEliminated: 'hit',
};

/** Fields of events that are dice, in the order in which they are told. */
const DICE = ['die', 'defeatCover'];

/** The show of some events, in their order. */
export function beatsOf(speech: Speech, events: readonly SeatEvent[]): readonly Beat[] {
  return events.flatMap((event) => {
    const kind = KINDS[event.type];
    const words = kind === undefined ? '' : speech.event(event);
    if (kind === undefined || words === '') return [];
    return [{ n: event.n, kind, words, pieces: piecesOf(event), dice: kind === 'dice' ? diceOf(event) : [] }];
  });
}

function diceOf(event: SeatEvent): readonly number[] {
  const rolled = Array.isArray(event.dice) ? event.dice : [];
  const single = DICE.map((name) => event[name]);
  return [...rolled, ...single].filter((face): face is number => typeof face === 'number' && face > 0);
}

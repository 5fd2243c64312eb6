import type { SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import type { BeatKind } from '../page/beat-kind.ts';
import type { GamePage } from '../page/game-page.ts';
import type { Piece, PieceFinder } from '../page/piece.ts';

/** One thing that happened and is worth looking at, taken from an event. */
export interface Beat {
  readonly n: number;
  readonly kind: BeatKind;
  readonly words: string;
  readonly pieces: readonly Piece[];
  readonly dice: readonly number[];
}

/** What it takes to make a show. */
export interface ShowWords {
  readonly speech: Speech;
  readonly piecesOf: PieceFinder;
  readonly page: Pick<GamePage, 'beatOf'>;
}

/** The show of some events, in their order. */
export function beatsOf(
  { speech, piecesOf, page }: ShowWords,
  events: readonly SeatEvent[],
): readonly Beat[] {
  return events.flatMap((event) => {
    const look = page.beatOf?.(event);
    const words = look === undefined ? '' : speech.event(event);
    return look === undefined || words === ''
      ? []
      : [{ n: event.n, words, pieces: piecesOf(event), ...look }];
  });
}

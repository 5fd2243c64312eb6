import type { SeatEvent } from '@sitrep/kernel';
import type { Beat } from '../page/beat.ts';
import type { MatchHere } from '../page/match-context.tsx';

/** What it takes to make a show. */
export type ShowWords = Pick<MatchHere, 'speech' | 'piecesOf' | 'facts' | 'now' | 't'> & {
  readonly page: Pick<MatchHere['page'], 'beatOf' | 'showOf' | 'condense'>;
};

/** The show of some events, in their order: the game's own, or a beat for each event that it gives a look. */
export function beatsOf(match: ShowWords, events: readonly SeatEvent[], isFast = false): readonly Beat[] {
  const { speech, piecesOf, page } = match;
  if (page.showOf !== undefined) {
    const beats = page.showOf(match, events);
    return isFast ? (page.condense?.(match, beats) ?? beats) : beats;
  }
  return events.flatMap((event) => {
    const look = page.beatOf?.(event);
    const words = look === undefined ? '' : speech.event(event);
    return look === undefined || words === ''
      ? []
      : [{ first: event.n, n: event.n, words, pieces: piecesOf(event), ...look }];
  });
}

import type { Seat } from '@sitrep/kernel';
import type { Session } from '../session.ts';

/** What the seat has filled in so far of the form that is open; `undefined` where it has not begun. */
export function findDraft({ drafts, match }: Session, seat: Seat): object | undefined {
  const kept = drafts[seat];
  const isSame = kept?.match === match && kept.number === match.view(seat).decision?.number;
  return isSame ? kept?.draft : undefined;
}

export function keepDraft({ drafts, match }: Session, seat: Seat, draft: object): void {
  drafts[seat] = { match, number: match.view(seat).decision?.number, draft };
}

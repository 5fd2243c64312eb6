import type { Sight } from '@sitrep/session';
import type { MatchHere } from '../page/match-context.tsx';
import type { TableUi } from '../table/table-ui.ts';
import type { Show } from './show.ts';

/** The number of the first event that has not been told yet; `undefined` if all have. */
export function shownUntil({ beats, at, isTold, isStill }: Show): number | undefined {
  if (isStill) return undefined;
  return beats[isTold ? at + 1 : at]?.first;
}

/** Whether the show is one of events that were told long ago. */
export function isAgainShown({ beats, at }: Show, again: TableUi['again']): boolean {
  const beat = beats[at];
  return beat !== undefined && again?.events.includes(beat.n) === true;
}

/**
 * The match before some event, for what is drawn of it: what can be done stays that of the present. The log forgets nothing
 * that it has told. The present, where the game cannot recall.
 */
export function shownSight(
  { page, facts, now }: Pick<MatchHere, 'page' | 'facts' | 'now'>,
  until: number | undefined,
  isAgain: boolean,
): Sight {
  const past = until === undefined ? undefined : page.recall?.({ facts, now }, until);
  if (past === undefined) return now;
  const { outcome: _, ...view } = now.view;
  const events = isAgain ? now.events : now.events.filter(({ n }) => n < (until ?? Number.POSITIVE_INFINITY));
  return { ...now, view: { ...view, ...past }, events };
}

import type { Hints } from '@sitrep/contract';
import { neighboursOf } from '@sitrep/hex';
import type { Answer, Match, Reading, Seat, Uniform } from '@sitrep/kernel';
import { boardOf, type CvTypes, isCertain, redeploy, SIDES } from '../index.ts';
import { marches } from '../proposals/marches.ts';

/** The march of the first that may move to a hex next to it, with the fire that awaits it there. */
function counsel(
  { state }: Match<CvTypes>,
  seat: Seat,
  options: readonly Answer<CvTypes>[],
): Readonly<Record<string, unknown>> {
  const [mover = -1] = options.flatMap((option) => (option.type === 'activate' ? [option.soldier] : []));
  const stack = state.game.at[mover] ?? -1;
  const steps = stack < 0 ? [] : neighboursOf(boardOf(state.content).grid, stack).slice(0, 1);
  return { marches: steps.flatMap((to) => marches(state, seat, { stack, to })) };
}

function redraft(
  { content }: Reading<CvTypes>,
  seat: Seat,
  draft: Answer<CvTypes>,
  random: Uniform,
): Answer<CvTypes> {
  if (draft.type !== 'deploy') return draft;
  return { ...draft, ...redeploy(content, SIDES[seat] ?? 'us', draft, random) };
}

/** What the laws on secrets ask of a game. */
export const secrets: Hints<CvTypes> = { counsel, isCertain, redraft };

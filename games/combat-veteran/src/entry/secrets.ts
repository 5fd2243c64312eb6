import type { Hints } from '@sitrep/contract';
import { neighboursOf } from '@sitrep/hex';
import type { Answer, Match, Reading, Seat, Uniform } from '@sitrep/kernel';
import {
  anyHit,
  type CvTypes,
  exposureOf,
  fieldOf,
  isCertain,
  menExpected,
  redeploy,
  rosterOf,
  SIDES,
} from '../index.ts';
import { marches } from '../proposals/marches.ts';

/** How many of the seat's soldiers are asked about. */
const MOST_EXPOSED = 4;

/** The fire that awaits soldiers of the seat in the hexes around them, and the marches of the first that may move. */
function counsel(
  { state }: Match<CvTypes>,
  seat: Seat,
  options: readonly Answer<CvTypes>[],
): Readonly<Record<string, unknown>> {
  const field = fieldOf(state);
  const { grid } = field.board;
  const soldiers = rosterOf(state.content).sides[seat] ?? [];
  const onMap = soldiers.filter((soldier) => (state.game.at[soldier] ?? -1) >= 0).slice(0, MOST_EXPOSED);
  const around = (soldier: number) => neighboursOf(grid, state.game.at[soldier] ?? 0);
  const told = (soldier: number) =>
    exposureOf(field, [soldier], around(soldier)).hexes.map(({ hex, fires, risk }) => [
      hex,
      fires,
      anyHit(risk),
      menExpected(risk),
    ]);
  const [mover] = options.flatMap((option) => (option.type === 'activate' ? [option.soldier] : []));
  const stack = state.game.at[mover ?? -1] ?? -1;
  const steps = stack < 0 ? [] : neighboursOf(grid, stack);
  return {
    exposure: onMap.map(told),
    marches: steps.flatMap((to) => marches(state, seat, { stack, to })),
  };
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

import {
  type Content,
  type CvTypes,
  type Deployment,
  exposureOf,
  fieldOf,
  isCertain,
  redeploy,
  rosterOf,
  SIDES,
} from '@sitrep/combat-veteran';
import { neighboursOf } from '@sitrep/hex';
import type { Match, Reading, Seat, Uniform } from '@sitrep/kernel';
import type { FuzzHints } from './entry.ts';

/** Soldiers of the seat of whom it is asked what fire awaits them. */
const MOST_EXPOSED = 4;

/** The fire that awaits soldiers of the seat in the hexes around them. */
function counsel({ state }: Match<CvTypes>, seat: Seat): Readonly<Record<string, unknown>> {
  const field = fieldOf(state);
  const { grid } = field.board;
  const soldiers = rosterOf(state.content).sides[seat] ?? [];
  const onMap = soldiers.filter((soldier) => (state.game.at[soldier] ?? -1) >= 0).slice(0, MOST_EXPOSED);
  const around = (soldier: number) => neighboursOf(grid, state.game.at[soldier] ?? 0);
  return { exposure: onMap.map((soldier) => exposureOf(field, [soldier], around(soldier))) };
}

function redraft(
  { content }: Reading<CvTypes>,
  seat: Seat,
  draft: { readonly type: 'deploy' } & Deployment,
  random: Uniform,
): object {
  return { ...draft, ...redeploy(content as Content, SIDES[seat] ?? 'us', draft, random) };
}

/** Forgets the game's types: states and drafts come from matches of this very game. */
export const combatVeteranSecrets = { counsel, isCertain, redraft } as unknown as Pick<
  Required<FuzzHints>,
  'counsel' | 'isCertain' | 'redraft'
>;

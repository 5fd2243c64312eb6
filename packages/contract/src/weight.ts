import {
  type Answer,
  determinize,
  forkMatch,
  type GameTypes,
  type Match,
  makeKey,
  type Seat,
} from '@sitrep/kernel';

/** What an answer means for undo: it can be taken back, it cannot, or it cannot and the turn moves on. */
export const WEIGHTS = ['light', 'final', 'turn'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The worlds that an answer is tried in: enough to notice what hidden things may make of it. */
const WORLDS = ['weight 1', 'weight 2', 'weight 3'].map((name) => makeKey(name));

/**
 * Whether an answer could be taken back, as far as its seat can know: it is tried in worlds that the seat cannot tell from
 * the true one, with other dice, and the gravest result counts. Reactions, which must be quick to pass, are always light.
 */
export function weightOf<T extends GameTypes>(match: Match<T>, seat: Seat, answer: Answer<T>): Weight {
  if (match.decision()?.kind !== 'pick') return 'light';
  const tried = WORLDS.map((key) =>
    tryIn(forkMatch(match, determinize(match.game, match.copyState(), seat, key)), seat, answer),
  );
  return WEIGHTS.findLast((weight) => tried.includes(weight)) ?? 'light';
}

function tryIn<T extends GameTypes>(trial: Match<T>, seat: Seat, answer: Answer<T>): Weight {
  const phase = phaseOf(trial.view(seat).game);
  const result = trial.submit(seat, trial.view(seat).decision?.number ?? 0, answer);
  if (!result.ok || trial.undoable(seat).ok) return 'light';
  return phase !== undefined && phaseOf(trial.view(seat).game) !== phase ? 'turn' : 'final';
}

/** Games whose turns have phases show them; before the first turn there is none to end. */
function phaseOf(view: unknown): string | undefined {
  if (typeof view !== 'object' || view === null || !('turn' in view) || !('phase' in view)) return undefined;
  return view.turn === 0 ? undefined : `${String(view.phase)} ${String(view.turn)}`;
}

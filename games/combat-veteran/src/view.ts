import type { Immutable, Seat } from '@sitrep/kernel';
import type { CvEvent, Pairs } from './events.ts';
import type { GameRead, Read } from './queries/field.ts';
import { type CvState, type CvView, NONE, UNDISCOVERED } from './state.ts';

/** The side that has bunkers. */
const DEFENDER: Seat = 1;

export function view({ game }: Read, seat: Seat): CvView {
  const isMasked = (piece: number) => seat !== DEFENDER && (game.isHidden[piece] ?? false);
  const count = game.stance.length;
  return {
    phase: game.phase,
    turn: game.turn,
    active: game.active,
    at: game.at.map((hex, piece) => (isMasked(piece) ? UNDISCOVERED : hex)),
    isHidden: [...game.isHidden],
    marks: game.marks.map((marks, piece) => (isMasked(piece) ? 0 : marks)),
    stance: [...game.stance],
    carries: [...game.carries],
    isInside: game.isInside.map((isInside, soldier) => isInside && !isMasked(soldier)),
    spent: [...game.spent],
    steps: [...game.steps],
    purse: [...game.purse],
    user: game.user.map((user, index) => (isMasked(index + count) ? NONE : user)),
    assistant: game.assistant.map((assistant, index) => (isMasked(index + count) ? NONE : assistant)),
    isBroken: [...game.isBroken],
    ...phaseView(game),
  };
}

/** The facts of the phase that both sides know. */
function phaseView(
  game: GameRead,
): Pick<
  CvView,
  | 'shots'
  | 'closed'
  | 'smoke'
  | 'contests'
  | 'fought'
  | 'lenders'
  | 'spotters'
  | 'possible'
  | 'isSupportOpen'
  | 'result'
> {
  return {
    shots: game.shots.map((shot) => ({ ...shot, hexes: [...shot.hexes], targets: [...shot.targets] })),
    closed: [...game.closed],
    smoke: game.smoke.map((smoke) => ({ ...smoke })),
    contests: game.contests.map((contest) => ({ ...contest })),
    fought: [...game.fought],
    lenders: game.lenders.map((lender) => ({ ...lender })),
    spotters: game.spotters.map((spotter) => ({ ...spotter })),
    possible: [...game.possible],
    isSupportOpen: game.isSupportOpen,
    result: game.result && { ...game.result, scores: [...game.result.scores] },
  };
}

/** What a seat may know about an event: nothing that happens in undiscovered bunkers. */
export function redact(event: Immutable<CvEvent>, seat: Seat): object | undefined {
  if (event.type === 'assigned' && event.isSecret && event.seat !== seat) return undefined;
  if (event.type !== 'deployed' || event.seat === seat) return event;
  const isOpen = ([piece]: Pairs[number]) => !event.hidden.includes(piece);
  return {
    ...event,
    posts: event.posts.filter(isOpen),
    users: event.users.filter(isOpen),
    inside: event.inside.filter((soldier) => !event.hidden.includes(soldier)),
  };
}

/** A deep copy, written out for speed. */
export function clone(game: CvState): CvState {
  return {
    ...game,
    at: game.at.slice(),
    isHidden: game.isHidden.slice(),
    marks: game.marks.slice(),
    stance: game.stance.slice(),
    carries: game.carries.slice(),
    isInside: game.isInside.slice(),
    spent: game.spent.slice(),
    steps: game.steps.slice(),
    purse: game.purse.slice(),
    user: game.user.slice(),
    assistant: game.assistant.slice(),
    isBroken: game.isBroken.slice(),
    shots: game.shots.map((shot) => ({ ...shot, hexes: shot.hexes.slice(), targets: shot.targets.slice() })),
    closed: game.closed.slice(),
    smoke: game.smoke.map((smoke) => ({ ...smoke })),
    contests: game.contests.map((contest) => ({ ...contest })),
    fought: game.fought.slice(),
    lenders: game.lenders.map((lender) => ({ ...lender })),
    spotters: game.spotters.map((spotter) => ({ ...spotter })),
    possible: game.possible.slice(),
    result: game.result && { ...game.result, scores: game.result.scores.slice() },
  };
}

import type { GameTypes, Match, Seat } from '@sitrep/kernel';
import type { Form, Snapshot, UndoState } from './snapshot.ts';

/** A snapshot before it is numbered. */
export type Look = Omit<Snapshot, 'revision' | 'news'>;

/** What a seat sees and can do in a match. Nothing in it changes when the match goes on. */
export function lookAt(
  match: Match<GameTypes>,
  seat: Seat,
  draft: object | undefined,
): Omit<Look, 'players' | 'standing' | 'faults' | 'errand' | 'policy' | 'holds'> {
  const view = match.view(seat);
  const isAsked = view.decision?.number !== undefined && !view.decision.hasAnswered;
  const isForm = isAsked && view.decision?.kind === 'form';
  return {
    seat,
    view,
    events: [...match.events(seat)],
    isAsked,
    options: match.options(seat),
    blocked: match.blocked(seat),
    undo: undoStateOf(match, seat),
    ...(isForm && { form: formOf(match, seat, draft) }),
  };
}

function formOf({ game, state }: Match<GameTypes>, seat: Seat, draft: object | undefined): Form {
  return { usual: game.fallback(state, seat), ...(draft !== undefined && { draft }) };
}

/** What undo would do now. */
function undoStateOf(match: Match<GameTypes>, seat: Seat): UndoState {
  const result = match.undoable(seat);
  if (result.ok) return { kind: 'possible' };
  const { code, args = {}, rule } = result.refusal;
  if (code !== 'UNDO_BARRIER') return { kind: 'nothing' };
  const barrier = 'barrier' in args ? String(args.barrier) : '';
  return { kind: 'barrier', barrier, ...(rule !== undefined && { rule }) };
}

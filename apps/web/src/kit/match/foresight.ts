import type { Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch, UndoState, Weight } from './types.ts';

/** What undo would do now. */
export function findUndoState(match: AnyMatch, seat: Seat): UndoState {
  const result = match.undoable(seat);
  if (result.ok) return { kind: 'possible' };
  const { code, args = {}, rule } = result.refusal;
  if (code !== 'UNDO_BARRIER') return { kind: 'nothing' };
  return { kind: 'barrier', barrier: 'barrier' in args ? String(args.barrier) : '', rule };
}

/**
 * How far an answer could not be taken back: not at all, or because it also ends the phase. It is tried on a copy, of
 * which nothing is shown but this. Scripted luck is shared with copies and would run out, so lessons are never asked twice;
 * neither are reactions, which must be quick to pass.
 */
export function weightOf(match: AnyMatch, seat: Seat, answer: AnyAnswer): Weight {
  if (match.isScripted || match.decision()?.kind !== 'pick') return 'light';
  const trial = match.copy();
  const result = trial.submit(seat, trial.view(seat).decision?.number ?? 0, answer);
  const phase = phaseOf(match, seat);
  const hasMovedOn = phase !== undefined && phaseOf(trial, seat) !== phase;
  if (!result.ok || trial.undoable(seat).ok) return 'light';
  return hasMovedOn ? 'turn' : 'final';
}

/** Games whose turns have phases show them; before the first turn there is none to end. */
function phaseOf(match: AnyMatch, seat: Seat): string | undefined {
  const { phase, turn = 0 } = match.view(seat).game as { readonly phase?: string; readonly turn?: number };
  return turn === 0 ? undefined : `${phase} ${turn}`;
}

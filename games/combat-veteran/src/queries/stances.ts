import type { Piece } from '../content/roster.ts';
import { MARK } from '../state.ts';
import type { Stance } from '../types.ts';
import { type Field, get, isMarked } from './field.ts';
import { bearsHeavy } from './loads.ts';

/** CV-STANCE-01: the stances that players choose. */
const CHOSEN = ['crawling', 'running', 'sprinting'] as const;

/** CV-RULING-18, CV-RULING-24: the stances that a soldier may take in the Stance Phase. */
export function stancesOf(field: Field, soldier: Piece): readonly Stance[] {
  const now = get(field.game.stance, soldier);
  if (isMarked(field, soldier, MARK.changed) || now === 'wounded' || now === 'crawling') return [];
  const choices: readonly Stance[] = now === 'walking' ? CHOSEN : ['walking', ...CHOSEN];
  return choices.filter((stance) => stance !== now && mayTake(field, soldier, stance));
}

/**
 * CV-MOVE-34 to CV-MOVE-36: the stances that a soldier may take in the Movement Phase: a walker may run at any time; all else
 * is for those who have not moved, so that a sprint stays two hexes. To take a marker off is for the Stance Phase.
 */
export function marchStancesOf(field: Field, soldier: Piece): readonly Stance[] {
  const isFree = get(field.game.steps, soldier) === 0;
  const isWalking = get(field.game.stance, soldier) === 'walking';
  return stancesOf(field, soldier).filter(
    (stance) => stance !== 'walking' && (isFree || (isWalking && stance === 'running')),
  );
}

/** CV-MOVE-19: nobody runs with a heavy weapon. */
function mayTake(field: Field, soldier: Piece, stance: Stance): boolean {
  return (stance !== 'running' && stance !== 'sprinting') || !bearsHeavy(field, soldier);
}

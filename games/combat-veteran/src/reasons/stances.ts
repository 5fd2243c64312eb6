import type { Seat } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import { type Field, get, isMarked } from '../queries/field.ts';
import { bearsHeavy } from '../queries/loads.ts';
import { type Order, type Why, whyNotYours } from '../queries/reason.ts';
import { MARK } from '../state.ts';
import type { Stance } from '../types.ts';

/** CV-RULING-18, CV-RULING-24: why a soldier cannot take a stance in the Stance Phase. */
export function whyNoStance(field: Field, soldier: Piece, stance: Stance): Why | undefined {
  const now = get(field.game.stance, soldier);
  if (now === 'wounded') return { code: 'WOUNDED', rule: 'CV-RULING-24', args: { soldier } };
  if (now === 'crawling') return { code: 'STAYS_DOWN', rule: 'CV-STANCE-09', args: { soldier } };
  if (stance === now) return { code: 'NO_CHANGE', rule: 'CV-STANCE-01' };
  if (stance === 'wounded') return { code: 'NOT_WOUNDED', rule: 'CV-STANCE-01', args: { soldier } };
  if (isMarked(field, soldier, MARK.changed))
    return { code: 'STANCE_CHANGED', rule: 'CV-STANCE-03', args: { soldier } };
  const isFast = stance === 'running' || stance === 'sprinting';
  return isFast && bearsHeavy(field, soldier)
    ? { code: 'BEARS_HEAVY', rule: 'CV-MOVE-19', args: { soldier } }
    : undefined;
}

/**
 * CV-MOVE-34 to CV-MOVE-36: why not in the Movement Phase. A walker may run at any time; other changes are for those who have not moved,
 * which keeps a sprint at two hexes. Markers are only removed in the Stance Phase.
 */
export function whyNoMarchStance(field: Field, soldier: Piece, stance: Stance): Why | undefined {
  const why = whyNoStance(field, soldier, stance);
  if (why !== undefined) return why;
  if (stance === 'walking') return { code: 'MARKER_STAYS', rule: 'CV-RULING-18', args: { soldier } };
  const isLate = get(field.game.steps, soldier) > 0;
  if (!isLate || (stance === 'running' && get(field.game.stance, soldier) === 'walking')) return undefined;
  return { code: 'HAS_MOVED', rule: stance === 'crawling' ? 'CV-MOVE-36' : 'CV-MOVE-35', args: { soldier } };
}

/** The same for any soldier that a command may name. */
export function whyNoStanceOrder(field: Field, seat: Seat, order: Order<'stance'>): Why | undefined {
  return whyNotYours(field, seat, order.soldier) ?? whyNoStance(field, order.soldier, order.stance);
}

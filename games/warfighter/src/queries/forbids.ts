import type { EffectOf } from '../content/vocabulary.ts';
import { hostileEffects } from './abilities.ts';
import type { Read } from './lookup.ts';
import { isTargetIn } from './reticles.ts';

type Forbid = EffectOf<'forbid'>;

/** A hostile like the Scout forbids something while its target is in its range (WF-HOST-22). */
export function isForbidden(state: Read, act: Forbid['act']): boolean {
  return state.game.hostiles.some((hostile) =>
    hostileEffects(state, hostile, 'forbid').some(
      ({ act: forbidden, range }) => forbidden === act && isTargetIn(state, hostile, range),
    ),
  );
}

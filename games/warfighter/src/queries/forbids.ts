import type { EffectOf } from '../content/vocabulary.ts';
import { hostileEffects } from './abilities.ts';
import type { Read } from './lookup.ts';
import { isTargetIn } from './reticles.ts';

type Forbid = EffectOf<'forbid'>;

/** A hostile like the Scout forbids something while its target is in its range (WF-HOST-22). */
export function isForbidden(state: Read, act: Forbid['act']): boolean {
  for (const hostile of state.game.hostiles)
    for (const forbid of hostileEffects(state, hostile, 'forbid'))
      if (forbid.act === act && isTargetIn(state, hostile, forbid.range)) return true;
  return false;
}

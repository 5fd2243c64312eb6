import type { EffectOf } from '../content/vocabulary.ts';
import { hostileEffects } from './abilities.ts';
import { kept } from './kept.ts';
import type { Read } from './lookup.ts';
import { isTargetIn } from './reticles.ts';

type Forbid = EffectOf<'forbid'>;

/** A hostile like the Scout forbids something while its target is in its range (WF-HOST-22). */
export function isForbidden(state: Read, act: Forbid['act']): boolean {
  for (const forbidden of keptForbids(state, 0)) if (forbidden === act) return true;
  return false;
}

const keptForbids = kept((state) => {
  const acts: Forbid['act'][] = [];
  for (const hostile of state.game.hostiles) {
    const forbids = hostileEffects(state, hostile, 'forbid');
    // Hardly any hostile forbids anything, and going through nothing takes its time too.
    if (forbids.length === 0) continue;
    for (const { act, range } of forbids) if (isTargetIn(state, hostile, range)) acts.push(act);
  }
  return acts;
});

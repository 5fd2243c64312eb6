import type { EffectOf } from '../content/vocabulary.ts';
import { hostileEffects } from './abilities.ts';
import type { HostileView, Read } from './lookup.ts';

type Forbid = EffectOf<'forbid'>;

/** A hostile like the Scout forbids something while its target is in its range (WF-HOST-22). */
export function isForbidden(state: Read, act: Forbid['act']): boolean {
  return state.game.hostiles.some((hostile) =>
    hostileEffects(state, hostile, 'forbid').some(
      (forbid) => forbid.act === act && isTargetIn(state, hostile, forbid),
    ),
  );
}

function isTargetIn(state: Read, { target, slot }: HostileView, { range }: Forbid): boolean {
  const soldier = state.game.soldiers[target - 1];
  const distance = soldier === undefined ? -1 : Math.abs(soldier.slot - slot);
  return range === undefined || (distance >= range[0] && distance <= range[1]);
}

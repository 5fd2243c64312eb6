import type { EffectOf, Trigger } from '../../content/vocabulary.ts';
import { kept } from '../table/kept.ts';
import { getSoldier, type Read } from '../table/lookup.ts';
import { hostileEffects } from './abilities.ts';
import { isTargetIn } from './reticles.ts';

export interface Ban {
  readonly act: EffectOf<'forbid'>['act'];
  /** The hostile card that forbids it. */
  readonly hostile: number;
  /** Where the Soldier stands whom that card targets. */
  readonly slot: number;
}

/** A hostile like the Jammer Team keeps the whole team from it while its target is in its range (WF-HOST-22). */
export function findDrawBan(state: Read): Ban | undefined {
  for (const ban of keptBans(state, 0)) if (ban.act === 'discardDraw') return ban;
  return undefined;
}

/** WF-RULING-164: a Scout silences the Soldiers in its target's Location, but for what answers an attack or Wounds. */
export function findPlayBan(state: Read, slot: number, when: Trigger): Ban | undefined {
  if (isReaction(when)) return undefined;
  for (const ban of keptBans(state, 0)) if (ban.act === 'playCards' && ban.slot === slot) return ban;
  return undefined;
}

export function mayPlayCards(state: Read, slot: number, when: Trigger): boolean {
  return findPlayBan(state, slot, when) === undefined;
}

/** What the reason FORBIDDEN names. */
export function banArgs(ban: Ban | undefined): object | undefined {
  return ban && { hostile: ban.hostile };
}

function isReaction(when: Trigger): boolean {
  return when === 'hostileDeclares' || when === 'hostileRolled' || when === 'woundAbout';
}

const keptBans = kept((state) => {
  const bans: Ban[] = [];
  for (const hostile of state.game.hostiles) {
    const forbids = hostileEffects(state, hostile, 'forbid');
    // Hardly any hostile forbids anything, and going through nothing takes its time too.
    if (forbids.length === 0 || hostile.target === 0) continue;
    for (const { act, range } of forbids)
      if (isTargetIn(state, hostile, range))
        bans.push({ act, hostile: hostile.token, slot: getSoldier(state, hostile.target).slot });
  }
  return bans;
});

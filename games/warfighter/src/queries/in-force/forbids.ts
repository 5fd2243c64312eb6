import { derive } from '@sitrep/kernel';
import type { EffectOf, Trigger } from '../../content/vocabulary.ts';
import { getSoldier, type Read } from '../table/lookup.ts';
import { inForce } from './in-force.ts';
import { isTargetIn } from './reticles.ts';

export interface Ban {
  readonly act: EffectOf<'forbid'>['act'];
  /** The hostile card that forbids it. */
  readonly hostile: number;
  /** Where the Soldier stands whom that card targets. */
  readonly slot: number;
}

/** A hostile like the Jammer Team keeps the whole team from Discard and Draw while its target is in range (WF-HOST-22). */
export function findDrawBan(state: Read): Ban | undefined {
  return bansIn(state).find(({ act }) => act === 'discardDraw');
}

/** WF-RULING-164: a Scout keeps Soldiers in its target's Location from playing cards, except in answer to an attack or Wounds. */
export function findPlayBan(state: Read, slot: number, when: Trigger): Ban | undefined {
  if (isReaction(when)) return undefined;
  return bansIn(state).find((ban) => ban.act === 'playCards' && ban.slot === slot);
}

export function mayPlayCards(state: Read, slot: number, when: Trigger): boolean {
  return findPlayBan(state, slot, when) === undefined;
}

/** The arguments of the refusal FORBIDDEN. */
export function banArgs(ban: Ban | undefined): object | undefined {
  return ban && { hostile: ban.hostile };
}

function isReaction(when: Trigger): boolean {
  return when === 'hostileDeclares' || when === 'hostileRolled' || when === 'woundAbout';
}

/** What hostile cards forbid whoever they target, while he is in their range. */
const bansIn = derive.zones((state: Read): readonly Ban[] =>
  inForce(state, 'forbid').flatMap(({ effect: { act, range }, holder }) => {
    if (holder.is !== 'hostile' || holder.hostile.target === 0) return [];
    const { hostile } = holder;
    const { slot } = getSoldier(state, hostile.target);
    return isTargetIn(state, hostile, range) ? [{ act, hostile: hostile.token, slot }] : [];
  }),
);

import type { Place, Who } from '../../content/vocabulary.ts';
import { slotOfPlace } from '../../queries/movement/places.ts';
import { isPlayerSoldier } from '../../queries/soldiers/soldiers.ts';
import {
  findHostile,
  getSoldier,
  type HostileView,
  hostilesIn,
  type Read,
  type SoldierView,
  soldiersIn,
  team,
} from '../../queries/table/lookup.ts';
import type { EffectScope, RefusalCode } from '../../types.ts';

const HOSTILE_WORDS: readonly Who['who'][] = ['hostile', 'hostilesHere', 'allHostiles'];

/** The scope of an effect that names its place: a Location just played is empty, but others are not. */
export function scopeAt(state: Read, scope: EffectScope, at: Place | undefined): EffectScope {
  if (at === undefined) return scope;
  const target = findHostile(state, scope.hostile)?.target ?? 0;
  return { ...scope, slot: slotOfPlace(state, at, { slot: scope.slot, target }) };
}

/** Why nothing more happens to the hostile card: an earlier effect may have removed it. */
export function whyGone(state: Read, { hostile }: EffectScope): RefusalCode | undefined {
  return hostile < 0 || findHostile(state, hostile) !== undefined ? undefined : 'NOT_IN_PLAY';
}

/** Why the beneficiary cannot be given cards: only Player Soldiers have a hand (WF-SOLD-03). */
export function whyHandless(state: Read, { beneficiary }: EffectScope): RefusalCode | undefined {
  return isPlayerSoldier(state, getSoldier(state, beneficiary)) ? undefined : 'NO_HAND';
}

/** Why the beneficiary has nothing to heal: only an untreated Wound can be healed (WF-WOUND-08). */
export function whyUnhealed(state: Read, { beneficiary }: EffectScope): RefusalCode | undefined {
  const { wounds } = getSoldier(state, beneficiary);
  if (wounds.length === 0) return 'NOT_WOUNDED';
  return wounds.some(({ isTreated }) => !isTreated) ? undefined : 'ALL_TREATED';
}

/** The Soldiers that an effect without choice concerns. */
export function concernedSoldiers(state: Read, scope: EffectScope, { who }: Who): readonly SoldierView[] {
  if (HOSTILE_WORDS.includes(who)) return [];
  switch (who) {
    case 'soldiersHere':
      return soldiersIn(state, scope.slot);
    case 'anySoldier':
      return team(state);
    case 'target': {
      const target = findHostile(state, scope.hostile)?.target ?? 0;
      return team(state).filter(({ number }) => number === target);
    }
    default:
      return scope.beneficiary > 0 ? [getSoldier(state, scope.beneficiary)] : [];
  }
}

/** The hostile cards that it concerns. */
export function concernedHostiles(state: Read, scope: EffectScope, { who }: Who): readonly HostileView[] {
  switch (who) {
    case 'hostile': {
      const hostile = findHostile(state, scope.hostile);
      return hostile === undefined ? [] : [hostile];
    }
    case 'hostilesHere':
      return hostilesIn(state, scope.slot);
    case 'allHostiles':
      return state.game.hostiles;
    default:
      return [];
  }
}

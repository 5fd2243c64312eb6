import type { FireMode, Mode } from '../content/cards.ts';
import type { RefusalCode } from '../types.ts';
import { slotEffects } from './abilities.ts';
import type { Arm } from './arm.ts';
import { type HostileView, isOn, type Read, type SoldierView } from './lookup.ts';
import { allMarks, hostileMark, type Mark } from './marks.ts';
import { freeXp } from './promises.ts';
import { isScreened, isTargetScreened } from './screening.ts';
import { isEngaged, isHth, NO_FISTS } from './striking.ts';
import { figureAt, weaponRefusal } from './weapons.ts';

const HARD: readonly string[] = ['Structure', 'Vehicle'];

/** Who attacks with what, and whether something lifts Screening for it. */
export interface Aim {
  readonly soldier: SoldierView;
  readonly arm: Arm;
  readonly isScreeningIgnored?: boolean;
  /** A hand-to-hand attack engages its target by itself (WF-HTH-28). */
  readonly mayStrike?: boolean;
}

/** Why this target cannot be attacked with this weapon now; `undefined` when it can (WF-ATK-02 to 06). */
export function targetRefusal(state: Read, aim: Aim, mark: Mark): RefusalCode | undefined {
  const { soldier, arm, isScreeningIgnored } = aim;
  const range = Math.abs(soldier.slot - mark.slot);
  if (figureAt(arm, range) === undefined) return 'OUT_OF_RANGE';
  if (!isScreeningIgnored && isMarkScreened(state, mark)) return 'SCREENED';
  if (isShielded(state, mark)) return 'SHIELDED';
  const isFist = isHth(arm) || (arm.traits.includes('Unarmed') && !isOn(state, 'unarmed-legacy'));
  if (isFist && mark.traits.some((trait) => NO_FISTS.includes(trait))) return 'TRAIT_FORBIDS';
  const striking = strikingRefusal(state, aim, mark);
  if (striking !== undefined) return striking;
  // WF-RULING-154: in the Soldier Turn triggered weapons work against Vehicles and Structures only.
  if (arm.card?.triggered && !mark.traits.some((trait) => HARD.includes(trait))) return 'TRIGGERED_ONLY';
  return hasLegalMode(state, soldier, arm, mark) ? undefined : 'NO_LEGAL_MODE';
}

/** WF-HTH-13: hand to hand only with whom one strikes, and by no other means with him (the switch striking-fire). */
function strikingRefusal(
  state: Read,
  { soldier, arm, mayStrike }: Aim,
  { hostile }: Mark,
): RefusalCode | undefined {
  if (isHth(arm)) {
    const isOpen = hostile !== undefined && (mayStrike || isEngaged(soldier, hostile));
    return isOpen ? undefined : 'NOT_STRIKING';
  }
  const isOpponent = hostile !== undefined && soldier.striking === hostile.token;
  return isOpponent && !isOn(state, 'striking-fire') ? 'STRIKING_ONLY' : undefined;
}

function isMarkScreened(state: Read, mark: Mark): boolean {
  mark.isScreened ??= findScreen(state, mark);
  return mark.isScreened;
}

/** Nothing screens an Event. */
function findScreen(state: Read, { hostile, event }: Mark): boolean {
  if (hostile !== undefined) return isScreened(state, hostile);
  return event < 0 && isTargetScreened(state);
}

/** The switch inactive-objective-shield (WF-OBJ-02). */
function isShielded(state: Read, mark: Mark): boolean {
  return mark.slot === state.game.slots && !state.game.isActive && isOn(state, 'inactive-objective-shield');
}

/** WF-ATK-06: the modes that target and Location leave. */
export function legalModes(state: Read, soldier: SoldierView, arm: Arm, mark: Mark): readonly FireMode[] {
  const limits = modeLimits(state, soldier, arm, mark);
  const legal: FireMode[] = [];
  if (limits !== undefined)
    for (const each of arm.figures.modes) if (isLegalMode(state, limits, each)) legal.push(each.mode);
  return legal;
}

function hasLegalMode(state: Read, soldier: SoldierView, arm: Arm, mark: Mark): boolean {
  const limits = modeLimits(state, soldier, arm, mark);
  if (limits !== undefined)
    for (const mode of arm.figures.modes) if (isLegalMode(state, limits, mode)) return true;
  return false;
}

/** What target and Location ask of a mode. */
interface ModeLimits {
  readonly isCareful: boolean;
  readonly isExplosive: boolean;
}

/** The limits for this weapon, or `undefined` where no mode of it will do. */
function modeLimits(state: Read, { slot }: SoldierView, arm: Arm, mark: Mark): ModeLimits | undefined {
  const { printed } = mark;
  const range = Math.abs(slot - mark.slot);
  const isFar = printed?.range !== undefined && (range < printed.range[0] || range > printed.range[1]);
  const isCareful = slotEffects(state, mark.slot, 'collateralDamage').length > 0;
  // WF-KEY-11, WF-RULING-69: neither explosions nor automatic fire nor a Spray where people might be hit.
  if (isFar || (isCareful && isSpraying(arm))) return undefined;
  return { isCareful, isExplosive: printed?.explosionOnly === true };
}

function isLegalMode(state: Read, { isCareful, isExplosive }: ModeLimits, { mode, xp = 0 }: Mode): boolean {
  if (isExplosive && mode !== 'explosion') return false;
  if (xp > 0 && xp > freeXp(state)) return false;
  return !isCareful || (mode !== 'explosion' && mode !== 'auto');
}

/** Whether the weapon would Spray as it stands (WF-ATK-23, WF-KEY-16). */
function isSpraying({ card, item }: Arm): boolean {
  return (card?.abilities ?? []).some(
    ({ do: effects, if: conditions = [] }) =>
      effects.some(({ effect }) => effect === 'spray') &&
      conditions.every(({ is }) => is !== 'deployed' || item?.isDeployed),
  );
}

/** The targets that this weapon could be used against now. */
export function legalMarks(state: Read, aim: Aim): readonly Mark[] {
  if (weaponRefusal(aim.arm, state, aim.soldier) !== undefined) return [];
  return allMarks(state).filter((mark) => targetRefusal(state, aim, mark) === undefined);
}

/** Whether this weapon could be used against any of these. */
export function hasLegalMark(state: Read, aim: Aim, marks: readonly Mark[]): boolean {
  if (marks.length === 0 || weaponRefusal(aim.arm, state, aim.soldier) !== undefined) return false;
  for (const mark of marks) if (targetRefusal(state, aim, mark) === undefined) return true;
  return false;
}

/** WF-ATK-33: whether this Soldier could attack that hostile card now with that weapon. */
export function couldAttack(state: Read, soldier: SoldierView, hostile: HostileView, arm: Arm): boolean {
  return (
    weaponRefusal(arm, state, soldier) === undefined &&
    targetRefusal(state, { soldier, arm }, hostileMark(state, hostile)) === undefined
  );
}

import type { FireMode } from '../content/cards.ts';
import type { RefusalCode } from '../types.ts';
import { slotEffects } from './abilities.ts';
import { type HostileView, isOn, type Read, type SoldierView } from './lookup.ts';
import { allMarks, hostileMark, type Mark } from './marks.ts';
import { isScreened, isTargetScreened } from './screening.ts';
import { type Arm, figureAt, weaponRefusal } from './weapons.ts';

const HARD: readonly string[] = ['Structure', 'Vehicle'];
const NO_FISTS: readonly string[] = ['Structure', 'Vehicle', 'Aircraft'];

/** Who attacks with what, and whether something lifts Screening for it. */
export interface Aim {
  readonly soldier: SoldierView;
  readonly arm: Arm;
  readonly isScreeningIgnored?: boolean;
}

/** Why this target cannot be attacked with this weapon now; `undefined` when it can (WF-ATK-02 to 06). */
export function targetRefusal(
  state: Read,
  { soldier, arm, isScreeningIgnored }: Aim,
  mark: Mark,
): RefusalCode | undefined {
  const range = Math.abs(soldier.slot - mark.slot);
  if (figureAt(arm, range) === undefined) return 'OUT_OF_RANGE';
  if (!isScreeningIgnored && isMarkScreened(state, mark)) return 'SCREENED';
  if (isShielded(state, mark)) return 'SHIELDED';
  if (
    arm.traits.includes('Unarmed') &&
    !isOn(state, 'unarmed-legacy') &&
    mark.traits.some((trait) => NO_FISTS.includes(trait))
  )
    return 'TRAIT_FORBIDS';
  // WF-RULING-154: in the Soldier Turn triggered weapons work against Vehicles and Structures only.
  if (arm.card?.triggered && !mark.traits.some((trait) => HARD.includes(trait))) return 'TRIGGERED_ONLY';
  return arm.figures.modes.some(modeTest(state, soldier, mark)) ? undefined : 'NO_LEGAL_MODE';
}

/** Nothing screens an Event. */
function isMarkScreened(state: Read, { hostile, event }: Mark): boolean {
  if (hostile !== undefined) return isScreened(state, hostile);
  return event < 0 && isTargetScreened(state);
}

/** The switch inactive-objective-shield (WF-OBJ-02). */
function isShielded(state: Read, mark: Mark): boolean {
  return mark.slot === state.game.slots && !state.game.isActive && isOn(state, 'inactive-objective-shield');
}

/** WF-ATK-06: the modes that target and Location leave. */
export function legalModes(state: Read, soldier: SoldierView, arm: Arm, mark: Mark): readonly FireMode[] {
  return arm.figures.modes.filter(modeTest(state, soldier, mark)).map(({ mode }) => mode);
}

function modeTest(state: Read, soldier: SoldierView, mark: Mark) {
  const { printed } = mark;
  const range = Math.abs(soldier.slot - mark.slot);
  const isFar = printed?.range !== undefined && (range < printed.range[0] || range > printed.range[1]);
  const isCareful = slotEffects(state, mark.slot, 'collateralDamage').length > 0;
  return ({ mode }: { readonly mode: FireMode }) => {
    if (isFar || (printed?.explosionOnly && mode !== 'explosion')) return false;
    // WF-KEY-11: neither explosions nor automatic fire where people might be hit.
    return !isCareful || (mode !== 'explosion' && mode !== 'auto');
  };
}

/** The targets that this weapon could be used against now. */
export function legalMarks(
  state: Read,
  soldier: SoldierView,
  arm: Arm,
  isScreeningIgnored = false,
): readonly Mark[] {
  if (weaponRefusal(arm, state, soldier) !== undefined) return [];
  return allMarks(state).filter(
    (mark) => targetRefusal(state, { soldier, arm, isScreeningIgnored }, mark) === undefined,
  );
}

export function hasLegalMark(state: Read, soldier: SoldierView, arm: Arm): boolean {
  if (weaponRefusal(arm, state, soldier) !== undefined) return false;
  return allMarks(state).some((mark) => targetRefusal(state, { soldier, arm }, mark) === undefined);
}

/** WF-ATK-33: whether this Soldier could attack that hostile card now with that weapon. */
export function couldAttack(state: Read, soldier: SoldierView, hostile: HostileView, arm: Arm): boolean {
  return (
    weaponRefusal(arm, state, soldier) === undefined &&
    targetRefusal(state, { soldier, arm }, hostileMark(state, hostile)) === undefined
  );
}

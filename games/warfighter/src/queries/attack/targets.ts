import type { FireMode, Mode } from '../../content/cards.ts';
import { spanText } from '../../describe/parts/figures.ts';
import type { RefusalCode } from '../../types.ts';
import { armsOf, figureAt, weaponRefusal } from '../gear/weapons.ts';
import { inForce, isOfPlace } from '../in-force/in-force.ts';
import { allMarks, hostileMark, type Mark } from '../in-force/marks.ts';
import type { Arm } from '../table/arm.ts';
import { type HostileView, isOn, type Read, type SoldierView } from '../table/lookup.ts';
import { freeXp } from '../table/promises.ts';
import { isScreened, isTargetScreened, screenArgs, targetScreen } from './screening.ts';
import { isEngaged, isHth, NO_FISTS } from './striking.ts';

const HARD: readonly string[] = ['Structure', 'Vehicle'];

/** Who attacks with what, and whether something lifts Screening for it. */
export interface Aim {
  readonly soldier: SoldierView;
  readonly arm: Arm;
  readonly isScreeningIgnored?: boolean;
  /** A hand-to-hand attack engages its target automatically (WF-HTH-28). */
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
  return hasLegalMode(state, aim, mark) ? undefined : 'NO_LEGAL_MODE';
}

/** WF-HTH-13: hand to hand only against those one strikes, and no other attack on them (the switch striking-fire). */
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

/** WF-ATK-06: the modes that target and Location allow. */
export function legalModes(state: Read, soldier: SoldierView, arm: Arm, mark: Mark): readonly FireMode[] {
  const legal: FireMode[] = [];
  for (const each of arm.figures.modes)
    if (modeRefusal(state, { soldier, arm }, mark, each) === undefined) legal.push(each.mode);
  return legal;
}

function hasLegalMode(state: Read, aim: Aim, mark: Mark): boolean {
  for (const mode of aim.arm.figures.modes)
    if (modeRefusal(state, aim, mark, mode) === undefined) return true;
  return false;
}

/** Why target and Location do not allow a mode. */
export function modeRefusal(
  state: Read,
  { soldier, arm }: Aim,
  mark: Mark,
  { mode, xp = 0 }: Mode,
): RefusalCode | undefined {
  const { printed } = mark;
  const range = Math.abs(soldier.slot - mark.slot);
  if (printed?.range !== undefined && (range < printed.range[0] || range > printed.range[1]))
    return 'TARGET_RANGE';
  if (printed?.explosionOnly === true && mode !== 'explosion') return 'EXPLOSION_ONLY';
  if (xp > 0 && xp > freeXp(state)) return 'NOT_ENOUGH_XP';
  // WF-KEY-11, WF-RULING-69: neither explosions nor automatic fire nor a Spray where people might be hit.
  if (!inForce(state, 'collateralDamage').some((text) => isOfPlace(text, mark.slot))) return undefined;
  return mode === 'explosion' || mode === 'auto' || isSpraying(arm) ? 'COLLATERAL' : undefined;
}

/** Why none of the modes will do, by the first of them. */
export function noModeRefusal(state: Read, aim: Aim, mark: Mark): RefusalCode {
  const [first] = aim.arm.figures.modes;
  return (first && modeRefusal(state, aim, mark, first)) ?? 'NO_LEGAL_MODE';
}

/** Whether the weapon would Spray as it stands (WF-ATK-23, WF-KEY-16). */
function isSpraying({ card, item }: Arm): boolean {
  return (card?.abilities ?? []).some(
    ({ do: effects, if: conditions = [] }) =>
      effects.some(({ effect }) => effect === 'spray') &&
      conditions.every(({ is }) => is !== 'deployed' || item?.isDeployed),
  );
}

/** The Ranges of a weapon, from the least to the most. */
function reachOf({ figures }: Arm): string {
  const ranges = figures.ranges.map(({ range }) => range);
  return ranges.length === 0 ? '0' : spanText([Math.min(...ranges), Math.max(...ranges)]);
}

/** The arguments of a refusal to attack a target: what screens it, how far it is. */
export function targetArgs(
  state: Read,
  { soldier, arm }: Pick<Aim, 'soldier' | 'arm'>,
  mark: Mark,
  refusal: RefusalCode | undefined,
): object | undefined {
  if (refusal === 'OUT_OF_RANGE') return { range: Math.abs(soldier.slot - mark.slot), reach: reachOf(arm) };
  if (refusal !== 'SCREENED') return undefined;
  if (mark.hostile !== undefined) return screenArgs(state, mark.hostile);
  const screen = targetScreen(state);
  return screen && { hostile: screen.token };
}

/** Why a weapon finds no target; the reason of the likeliest one. */
export function noTargetRefusal(state: Read, aim: Aim, marks: readonly Mark[]): RefusalCode | undefined {
  const unusable = weaponRefusal(aim.arm, state, aim.soldier);
  if (unusable !== undefined) return unusable;
  let found: RefusalCode = 'NO_TARGET';
  for (const mark of marks) {
    const refusal = targetRefusal(state, aim, mark);
    if (refusal === undefined) return undefined;
    if (found === 'NO_TARGET' || found === 'OUT_OF_RANGE') found = refusal;
  }
  return found;
}

/** The arguments of that refusal, taken from the nearest target it applies to. */
export function noTargetArgs(
  state: Read,
  aim: Aim,
  marks: readonly Mark[],
  refusal: RefusalCode | undefined,
): object | undefined {
  const distance = (mark: Mark) => Math.abs(mark.slot - aim.soldier.slot);
  const [nearest] = marks
    .filter((mark) => targetRefusal(state, aim, mark) === refusal)
    .sort((a, b) => distance(a) - distance(b));
  return nearest && targetArgs(state, aim, nearest, refusal);
}

/** Why a Soldier can attack nothing at all, with anything; hand to hand too if he may strike for it. */
export function noAttackRefusal(
  state: Read,
  soldier: SoldierView,
  mayStrike: boolean,
): RefusalCode | undefined {
  const marks = allMarks(state);
  if (marks.length === 0) return 'NO_TARGET';
  const found: RefusalCode[] = [];
  for (const arm of armsOf(state, soldier)) {
    const refusal = noTargetRefusal(state, { soldier, arm, mayStrike }, marks);
    if (refusal === undefined) return undefined;
    if (weaponRefusal(arm, state, soldier) === undefined) found.push(refusal);
  }
  if (found.length === 0) return 'NO_USABLE_WEAPON';
  return found.every((refusal) => refusal === 'OUT_OF_RANGE') ? 'NOTHING_IN_RANGE' : 'NO_LEGAL_ATTACK';
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

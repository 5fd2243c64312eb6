import type { Command, RefusalCode } from '../../types.ts';
import { inForce, isOfPlace } from '../in-force/in-force.ts';
import { isNoted, type Search } from '../in-force/search.ts';
import { soldierCard } from '../soldiers/soldiers.ts';
import type { Arm } from '../table/arm.ts';
import {
  getSlot,
  type HostileView,
  hostileCard,
  hostilesIn,
  placedCard,
  type Read,
  type SoldierView,
  team,
} from '../table/lookup.ts';
import { isScreened, screenArgs } from './screening.ts';

/** `striking` of a Soldier who strikes nobody, and of one who strikes a whole Location (WF-HTH-17). */
export const NOBODY = -1;
export const EVERYBODY = -2;

/** WF-HTH-23: what bare hands and blades cannot harm. */
export const NO_FISTS: readonly string[] = ['Structure', 'Vehicle', 'Aircraft'];

/** WF-HTH-07: an attack made from Striking Range only. */
export function isHth({ figures }: Arm): boolean {
  return figures.melee === true;
}

/** WF-HTH-08: the Actions that entering or leaving Striking takes in a slot; 1 where none are printed. */
export function strikingCost(state: Read, slot: number): number {
  const card = placedCard(state, getSlot(state, slot));
  const isPlace = card?.type === 'location' || card?.type === 'mission' || card?.type === 'objective';
  return (isPlace ? card.striking : undefined) ?? 1;
}

/** WF-KEY-10. */
function isCloseQuarters(state: Read, slot: number): boolean {
  return inForce(state, 'closeQuarters').some((text) => isOfPlace(text, slot));
}

/** Whether hand-to-hand attacks of this Soldier can be directed at that card now (WF-HTH-13, 17). */
export function isEngaged(soldier: SoldierView, { token, slot }: HostileView): boolean {
  return soldier.striking === token || (soldier.striking === EVERYBODY && soldier.slot === slot);
}

/** The Soldiers in Striking with a hostile card. */
export function strikersOf(state: Read, token: number): readonly SoldierView[] {
  return team(state).filter(({ striking }) => striking === token);
}

/** What rules out paying the Striking cost with Actions of this turn and saved ones. */
function costRefusal(state: Read, soldier: SoldierView): RefusalCode | undefined {
  if (soldier.suppress > 0) return 'SUPPRESSED';
  const { actions, savedActions } = soldier;
  return actions + savedActions < strikingCost(state, soldier.slot) ? 'NOT_ENOUGH_ACTIONS' : undefined;
}

/** WF-HTH-09, 12, 23: why this card cannot be engaged, whatever it costs. */
export function engageRefusal(
  state: Read,
  soldier: SoldierView,
  hostile: HostileView,
): RefusalCode | undefined {
  if (soldier.striking === hostile.token) return 'ALREADY_STRIKING';
  if (isScreened(state, hostile)) return 'SCREENED';
  const { traits } = hostileCard(state, hostile);
  return traits?.some((trait) => NO_FISTS.includes(trait)) ? 'TRAIT_FORBIDS' : undefined;
}

/** Whether there is anybody to save Actions for (WF-RULING-74). */
export function hasOpponent(state: Read, soldier: SoldierView): boolean {
  return (
    soldier.striking !== NOBODY ||
    hostilesIn(state, soldier.slot).some((hostile) => engageRefusal(state, soldier, hostile) === undefined)
  );
}

/** Entering, saving for and leaving Striking (WF-ACT-20), with reasons if they are wanted; not for Squad Soldiers (WF-HTH-30). */
export function considerStrikes(state: Read, search: Search): void {
  const { soldier, facts, idle } = search;
  const { slot, striking } = soldier;
  if (soldierCard(state, soldier).hth === undefined) return;
  // Alone in his slot he has nobody to strike, to save for or to leave.
  if (striking === NOBODY && !isAnybodyIn(state, slot)) return;
  const tooDear = costRefusal(state, soldier);
  if (idle !== undefined && tooDear !== undefined && !facts.isExplained) return;
  if (isCloseQuarters(state, slot)) considerLocation(state, search, tooDear);
  else considerHostiles(state, search, tooDear);
  considerSaving(state, search);
  if (striking !== NOBODY) noteStrike(search, { type: 'leaveStrike', soldier: soldier.number }, tooDear);
}

function noteStrike(
  search: Search,
  command: Command,
  refusal: RefusalCode | undefined,
  args?: object | undefined,
): void {
  if (isNoted(search, refusal)) search.note(command, 'WF-ACT-20', refusal, args);
}

function isAnybodyIn(state: Read, slot: number): boolean {
  for (const hostile of state.game.hostiles) if (hostile.slot === slot) return true;
  return false;
}

function considerHostiles(state: Read, search: Search, tooDear: RefusalCode | undefined): void {
  const { soldier } = search;
  for (const hostile of state.game.hostiles) {
    if (hostile.slot !== soldier.slot) continue;
    const refusal = engageRefusal(state, soldier, hostile) ?? tooDear;
    const args = refusal === 'SCREENED' ? screenArgs(state, hostile) : undefined;
    noteStrike(search, { type: 'strike', soldier: soldier.number, hostile: hostile.token }, refusal, args);
  }
}

function considerLocation(state: Read, search: Search, tooDear: RefusalCode | undefined): void {
  const { number, slot, striking } = search.soldier;
  if (!isAnybodyIn(state, slot)) return;
  const refusal = striking === EVERYBODY ? 'ALREADY_STRIKING' : tooDear;
  noteStrike(search, { type: 'strike', soldier: number, hostile: EVERYBODY }, refusal);
}

/** WF-HTH-11: only where the cost is 2 or more, and no further than that. */
function considerSaving(state: Read, search: Search): void {
  const { soldier, idle } = search;
  const cost = strikingCost(state, soldier.slot);
  if (cost < 2 || !hasOpponent(state, soldier)) return;
  const refusal = idle ?? (soldier.savedActions >= cost ? 'ACTIONS_SAVED' : undefined);
  noteStrike(search, { type: 'saveForStrike', soldier: soldier.number }, refusal);
}

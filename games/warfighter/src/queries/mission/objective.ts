import type { FailCondition, ObjectiveCondition } from '../../content/cards.ts';
import { isEscape } from '../soldiers/soldiers.ts';
import {
  getCardOf,
  type HostileView,
  hostilesIn,
  objectiveCard,
  option,
  type Read,
  soldiersIn,
  team,
} from '../table/lookup.ts';

/** WF-OBJ-06, 07, WF-END-01: whether every condition of the Objective holds. */
export function isObjectiveMet(state: Read): boolean {
  // WF-MISSIONTYPE-08: once a Raid has become an escape, getting away is all that counts.
  if (state.game.isEscaping) return isNeedMet(state, { need: 'escape' });
  return state.game.isActive && conditionsOf(state).every((condition) => isNeedMet(state, condition));
}

/** WF-RULING-128: the conditions of the Objective and, once it is active, of the one embedded in it. */
export function conditionsOf(state: Read): readonly ObjectiveCondition[] {
  const { conditions, embedded } = objectiveCard(state);
  if (embedded === undefined || !state.game.isActive) return conditions;
  return [...conditions, ...getCardOf(state, 'objective', embedded).conditions];
}

/** The switch eliminate-timing (WF-RULING-162): whether a fulfilled Objective waits for the end of the Soldier Turn. */
export function isCheckedAtTurnEnd(state: Read): boolean {
  return isLate(state) && countsHostiles(state) && !state.game.isEscaping;
}

function isLate(state: Read): boolean {
  return option(state, 'eliminate-timing') === 'end-of-soldier-turn';
}

/** WF-OBJ-08: in modern every card that ever entered the Objective counts; in ww2 those drawn for it do, and those in it now (WF-OBJ-09). */
export function marksEntrants(state: Read): boolean {
  return countsHostiles(state) && !isLate(state);
}

/** Whether one condition holds; those of a failure always do. */
export function isNeedMet(state: Read, condition: ObjectiveCondition): boolean {
  const { hostiles, slots, clearCounters } = state.game;
  switch (condition.need) {
    case 'eliminateHostiles':
      return !hostiles.some(({ isMarked, slot }) => isMarked || (isLate(state) && slot === slots));
    case 'eliminateHostile':
      return !hostiles.some(({ isPresent, card }) => isPresent && card === condition.card);
    case 'keepClear':
      return clearCounters >= condition.turns;
    case 'onSite':
      return soldiersIn(state, state.game.slots).length > 0;
    case 'destroyTargets':
      return areTargetsDestroyed(state);
    case 'escape':
      // WF-RULING-123: at least one Soldier must arrive.
      return team(state).length > 0 && team(state).every((soldier) => soldier.slot === 1);
    case 'timeLimit':
    case 'failIf':
      return true;
  }
}

/** WF-OBJ-23, WF-RULING-137: whether something that its text forbids has happened, from activation on. */
export function isObjectiveFailed(state: Read): boolean {
  return (
    state.game.isActive &&
    conditionsOf(state).some(
      (condition) => condition.need === 'failIf' && failCount(state, condition.is) >= condition.least,
    )
  );
}

/** How often what must not happen has happened (WF-RULING-137). */
export function failCount(state: Read, is: FailCondition): number {
  if (is === 'hostilesHere') return hostilesIn(state, state.game.slots).length;
  return state.game.soldiers.length - team(state).length;
}

function areTargetsDestroyed(state: Read): boolean {
  const needed = objectiveCard(state).target?.hits ?? 0;
  return state.game.targetHits.every((hits) => hits >= needed);
}

/** WF-OBJ-18: the turns that the Objective leaves after its activation; 0 for no limit. */
export function timeLimitOf(state: Read): number {
  const limit = conditionsOf(state).find((condition) => condition.need === 'timeLimit');
  return limit?.need === 'timeLimit' ? limit.turns : 0;
}

/** WF-OBJ-11: the turns that the Objective must be kept clear of hostiles; 0 if it need not. */
export function keepClearOf(state: Read): number {
  const clear = conditionsOf(state).find((condition) => condition.need === 'keepClear');
  return clear?.need === 'keepClear' ? clear.turns : 0;
}

/** WF-RULING-129: whether eliminating this card is the Objective. */
export function isVictim(state: Read, { isPresent, card }: HostileView): boolean {
  return (
    isPresent &&
    conditionsOf(state).some((condition) => condition.need === 'eliminateHostile' && condition.card === card)
  );
}

/** WF-OBJ-08: the Objective counts what was drawn for it or entered it. */
export function countsHostiles(state: Read): boolean {
  return conditionsOf(state).some(({ need }) => need === 'eliminateHostiles');
}

/** WF-RULING-16: the open slot next to the placed chain; 0 when there is none. */
export function buildSlot(state: Read): number {
  const { path, slots } = state.game;
  if (isEscape(state)) {
    for (let slot = slots - 1; slot > 1; slot -= 1) if (path[slot - 1]?.card === '') return slot;
    return 0;
  }
  const open = path.findIndex(({ card }) => card === '');
  return open < 0 ? 0 : open + 1;
}

/** WF-LOC-03: the placed slot from which the build slot is reached. */
export function buildFrom(state: Read): number {
  const slot = buildSlot(state);
  return isEscape(state) ? slot + 1 : slot - 1;
}

/** The next slot in the direction of travel; 0 beyond the end (WF-RULING-142). */
export function nextSlot(state: Read, slot: number): number {
  const next = isEscape(state) ? slot - 1 : slot + 1;
  return next < 1 || next > state.game.slots ? 0 : next;
}

/** WF-HOST-05, WF-RULING-140: the band that a team value falls into. */
export function bandOf(value: number): number {
  const bounds = [30, 50, 75, 100, 125];
  return bounds.filter((bound) => value >= bound).length;
}

import type { Seat } from '@sitrep/kernel';
import { legalMarks } from '../queries/attack/targets.ts';
import { armsOf, getArm } from '../queries/gear/weapons.ts';
import { uncoveredReticles } from '../queries/in-force/reticles.ts';
import { buildSlot } from '../queries/mission/objective.ts';
import { entranceDue } from '../queries/movement/entrance.ts';
import { extremeSlot, handSize, isEscape } from '../queries/soldiers/soldiers.ts';
import {
  cardOfToken,
  getSoldier,
  hostilesIn,
  type Read,
  type SoldierView,
  soldiersIn,
  team,
} from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { Command } from '../types.ts';
import { abilityWorth, playWorth } from './plays.ts';
import { deployWorth, savingWorth, strikeWorth } from './striking.ts';
import { bestAttack, cardWorth, heldLocations, POINT, threatNear } from './worth.ts';

const NEVER = -20 * POINT;

/** The turns that moving alone still takes, against those left; an Escape waits for the last. */
export function isLate(state: Read): boolean {
  const { timer, slots } = state.game;
  const way = isEscape(state) ? extremeSlot(state, 'rear') - 1 : slots - extremeSlot(state, 'front');
  return timer - way <= 3;
}

/** What an act in the open Soldier Turn is worth; doing nothing is worth 0. */
export function actWorth(state: Read, command: Command, seat: Seat): number {
  switch (command.type) {
    case 'done':
      return 0;
    case 'removeSuppress':
      return 3 * POINT;
    case 'attack':
      return attackActWorth(state, getSoldier(state, command.soldier), command);
    case 'reload':
      return hasOtherWeapon(state, getSoldier(state, command.soldier)) ? 30 : 75;
    case 'clearJam':
      return 60;
    case 'playLocation':
      return locationActWorth(state, command.card);
    case 'activateObjective':
      return activationWorth(state);
    case 'move':
      return moveWorth(state, getSoldier(state, command.soldier), command.to);
    case 'discardDraw':
      return drawWorth(state, getSoldier(state, command.soldier), seat);
    case 'playCard':
      return playWorth(state, command, seat);
    case 'useAbility':
      return abilityWorth(state, command, seat);
    case 'claimReward':
      return 3 * POINT;
    case 'strike':
      return strikeWorth(state, command);
    case 'saveForStrike':
      return savingWorth(state, command.soldier);
    case 'deploy':
      return deployWorth(state, command);
    default:
      return NEVER;
  }
}

function attackActWorth(
  state: Read,
  soldier: SoldierView,
  { weapon, profile }: Extract<Command, { type: 'attack' }>,
): number {
  const worth = bestAttack(state, soldier, getArm(state, soldier, weapon, profile));
  return worth <= 3 ? -POINT : 60 + worth;
}

function hasOtherWeapon(state: Read, soldier: SoldierView): boolean {
  return armsOf(state, soldier).some(
    (arm) => arm.weapon > 0 && legalMarks(state, { soldier, arm }).length > 0,
  );
}

/** New hostiles are called up only when the team is together, ready, and has dealt with the last ones. */
function locationActWorth(state: Read, token: number): number {
  const card = cardOfToken(state, token);
  if (card.type !== 'location') return NEVER;
  const front = extremeSlot(state, 'front');
  const up = soldiersIn(state, front);
  const actions = up.reduce((sum, soldier) => sum + soldier.actions, 0);
  const isUnready =
    threatNear(state, front, 1) > 150 || up.length * 2 < team(state).length || actions < up.length;
  if (isUnready && !isLate(state)) return -POINT;
  const [, ordinary] = card.hostiles;
  return 3 * POINT - 9 * card.entrance - 9 * (typeof ordinary === 'number' ? ordinary : 0);
}

function activationWorth(state: Read): number {
  const front = extremeSlot(state, 'front');
  const isUnready = threatNear(state, front, 1) > 150 || soldiersIn(state, front).length < team(state).length;
  return isUnready && !isLate(state) ? -POINT : 4 * POINT;
}

function moveWorth(state: Read, soldier: SoldierView, to: number): number {
  const isForward = isEscape(state) ? to < soldier.slot : to > soldier.slot;
  if (!isForward) return -5 * POINT;
  const front = extremeSlot(state, 'front');
  const isBehind = soldier.slot !== front;
  const threat = threatNear(state, to, 0);
  // WF-MISSIONTYPE-08: once a Raid has turned, there is nothing left to fight for.
  const late = isLate(state) || state.game.isEscaping;
  const isEngaged = hostilesIn(state, soldier.slot).some((hostile) => uncoveredReticles(state, hostile) > 0);
  return (
    125 -
    12 * entranceDue(state, soldier, to, []) -
    Math.floor((threat * (isBehind ? 2 : 15)) / 100) +
    (late ? 80 : 0) -
    (isEngaged && !late ? 50 : 0) -
    (soldier.actions < 2 && threat > 200 && !late ? 40 : 0)
  );
}

function drawWorth(state: Read, soldier: SoldierView, seat: Seat): number {
  const hand = handOf(state, soldier.number);
  const junk = hand.filter((token) => cardWorth(state, token, seat) < 170).length;
  const gain = Math.max(0, handSize(state, soldier) - hand.length) + junk;
  const isNear = threatNear(state, extremeSlot(state, 'front'), 1) > 0;
  return gain === 0 ? -POINT : 25 + 10 * gain + (needsLocation(state, seat) ? 90 : 0) - (isNear ? 30 : 0);
}

/** The path is not complete, and nobody is known to hold a card to continue it with. */
export function needsLocation(state: Read, seat: Seat): boolean {
  return buildSlot(state) > 0 && heldLocations(state, seat) === 0;
}

import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { MARK, NONE, WAITING } from '../state.ts';
import { type Field, get, isMarked, soldierOf, weaponOf } from './field.ts';
import { hasHandsFree } from './loads.ts';
import {
  carrierOf,
  isBroken,
  isEffective,
  isOnMap,
  isWounded,
  STACK,
  sizeOf,
  soldiersIn,
  soldiersOf,
  weaponsOf,
} from './pieces.ts';
import { marchStancesOf } from './stances.ts';
import { canExit, canStep, groupSteps, marchOf } from './steps.ts';

/** CV-S2-18: the scenario and side that may leave the map. */
function mayExit({ content }: Field, seat: Seat): boolean {
  return content.scenario === 'keating' && seat === 0;
}

export function hexOfGroup({ game }: Field, [first = NONE]: readonly Piece[]): Hex {
  return get(game.at, first);
}

/** Whether a soldier can still be moved in this phase: its movement is not over, and it is there or may come. */
function isFresh(field: Field, soldier: Piece): boolean {
  return get(field.game.at, soldier) >= WAITING && !isMarked(field, soldier, MARK.finished);
}

/** CV-RULING-133: whether a group off the map can come onto it. */
function canEnter(field: Field, members: readonly Piece[]): boolean {
  const pieces = members.reduce((sum, member) => sum + sizeOf(field, member), 0);
  // CV-RULING-126: at most fifteen pieces in one arriving group
  return pieces <= STACK && canStep(field, members, WAITING);
}

/** CV-S2-07: soldiers off the map that must still enter. */
function waitingOf(field: Field, seat: Seat): readonly Piece[] {
  if (field.content.scenario !== 'keating' || seat === 0) return [];
  return soldiersOf(field, seat).filter(
    (soldier) =>
      get(field.game.at, soldier) === WAITING && isFresh(field, soldier) && canEnter(field, [soldier]),
  );
}

/** What the moving side may begin between two activations. */
export function idleOptions(field: Field): readonly Command[] {
  const { active, at } = field.game;
  const soldiers = soldiersOf(field, active).filter((soldier) => isFresh(field, soldier));
  const here = soldiers.filter((soldier) => get(at, soldier) >= 0);
  const fit = here.filter((soldier) => !isWounded(field, soldier));
  const waiting = waitingOf(field, active);
  return [
    ...[...fit, ...waiting].map((soldier) => ({ type: 'activate', soldier }) as const),
    ...here
      .filter((soldier) => mayTryMove(field, soldier))
      .map((soldier) => ({ type: 'tryMove', soldier }) as const),
    ...smokeOptions(field, active),
    ...fit.flatMap((soldier) => stanceOptions(field, soldier)),
    // CV-RULING-43: not every piece need be moved, but every piece must enter
    ...(waiting.length === 0 ? [{ type: 'endPhase' } as const] : []),
  ];
}

/** CV-MOVE-22, CV-MOVE-23: a wounded soldier that nobody carries, once in the phase. */
function mayTryMove(field: Field, soldier: Piece): boolean {
  return (
    isWounded(field, soldier) &&
    !isMarked(field, soldier, MARK.tried | MARK.carried) &&
    carrierOf(field, soldier) < 0
  );
}

function stanceOptions(field: Field, soldier: Piece): readonly Command[] {
  return marchStancesOf(field, soldier).map((stance) => ({ type: 'stance', soldier, stance }) as const);
}

/** CV-RULING-80: smoke that a side may lay, each in the hex of its user or next to it. */
export function smokeOptions(field: Field, seat: Seat): readonly Command[] {
  const { roster, game, board } = field;
  const found: Command[] = [];
  for (let index = 0; index < game.user.length; index += 1) {
    const user = get(game.user, index);
    if (user === NONE || get(roster.weapons, index).type.smoke === undefined) continue;
    const weapon = index + roster.firstWeapon;
    if (soldierOf(field, user).seat !== seat || !isEffective(field, user) || isBroken(field, weapon))
      continue;
    const hex = get(game.at, user);
    if (hex < 0) continue;
    for (const each of [hex, ...neighboursOf(board.grid, hex)])
      found.push({ type: 'smoke', weapon, hex: each });
  }
  return found;
}

/** What a group may do. The order tells a hurried player: go on before anything else, and stop at last. */
export function groupOptions(field: Field, members: readonly Piece[]): readonly Command[] {
  const hex = hexOfGroup(field, members);
  if (hex === WAITING) return waitingOptions(field, members);
  const seat = soldierOf(field, get(members, 0)).seat;
  const isAble = !members.some((member) => isWounded(field, member));
  return [
    ...groupSteps(field, members, hex).map((step) => ({ type: 'step', hex: step.hex }) as const),
    ...(canLeaveMap(field, members, hex, seat) ? [{ type: 'exit' } as const] : []),
    ...(isAble ? ableOptions(field, members, hex, seat) : []),
    { type: 'stop' },
  ];
}

function canLeaveMap(field: Field, members: readonly Piece[], hex: Hex, seat: Seat): boolean {
  return (
    mayExit(field, seat) &&
    field.board.edge.includes(hex) &&
    members.every((member) => canExit(marchOf(field, member, members)))
  );
}

/** What soldiers that are not wounded may do besides going on. */
function ableOptions(field: Field, members: readonly Piece[], hex: Hex, seat: Seat): readonly Command[] {
  const others = soldiersIn(field, hex, seat).filter((soldier) => !members.includes(soldier));
  const isGroup = members.length > 1;
  return [
    // CV-RULING-33: those that have not moved join, as do those of the group that this one was detached from
    ...others
      .filter((soldier) => !isWounded(field, soldier) && isFresh(field, soldier))
      .map((soldier) => ({ type: 'join', soldier }) as const),
    ...(isGroup ? members.map((soldier) => ({ type: 'leave', soldier }) as const) : []),
    ...(isGroup ? members.map((soldier) => ({ type: 'detach', soldier }) as const) : []),
    ...members.flatMap((soldier) => liftOptions(field, soldier, others)),
    ...members.flatMap((soldier) => dropOptions(field, soldier)),
    ...members.flatMap((soldier) => stanceOptions(field, soldier)),
    ...smokeOptions(field, seat),
  ];
}

/** CV-MOVE-25, CV-RULING-37: the wounded whom a soldier may try to lift. */
function liftOptions(field: Field, soldier: Piece, others: readonly Piece[]): readonly Command[] {
  if (!isEffective(field, soldier) || !hasHandsFree(field, soldier)) return [];
  return others
    .filter(
      (man) => isWounded(field, man) && !isMarked(field, man, MARK.carried) && carrierOf(field, man) < 0,
    )
    .map((man) => ({ type: 'lift', soldier, man }) as const);
}

/** CV-RULING-11: what a soldier may put down. */
function dropOptions(field: Field, soldier: Piece): readonly Command[] {
  const man = get(field.game.carries, soldier);
  const weapons = weaponsOf(field, soldier).filter(
    (weapon) => weaponOf(field, weapon).type.hexArmor === undefined,
  );
  return [...weapons, ...(man === NONE ? [] : [man])].map(
    (piece) => ({ type: 'drop', soldier, piece }) as const,
  );
}

/** CV-RULING-133: a group off the map comes in, in stances chosen there. */
function waitingOptions(field: Field, members: readonly Piece[]): readonly Command[] {
  const steps = groupSteps(field, members, WAITING);
  const seat = soldierOf(field, get(members, 0)).seat;
  const others = soldiersOf(field, seat).filter(
    (soldier) =>
      get(field.game.at, soldier) === WAITING &&
      isFresh(field, soldier) &&
      !members.includes(soldier) &&
      canEnter(field, [...members, soldier]),
  );
  return [
    ...steps.map(({ hex }) => ({ type: 'step', hex }) as const),
    ...others.map((soldier) => ({ type: 'join', soldier }) as const),
    ...members.flatMap((soldier) => stanceOptions(field, soldier)),
    ...(steps.length === 0 ? [{ type: 'stop' } as const] : []),
  ];
}

/** CV-MOVE-29: carriers that have neither checked nor set their man down yet. */
export function carriersOf(field: Field, seat: Seat): readonly Piece[] {
  return soldiersOf(field, seat).filter(
    (soldier) =>
      isOnMap(field, soldier) &&
      get(field.game.carries, soldier) !== NONE &&
      !isMarked(field, soldier, MARK.checked),
  );
}

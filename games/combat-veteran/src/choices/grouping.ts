import type { Hex } from '@sitrep/hex';
import type { Seat } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import { type Field, get, soldierOf } from '../queries/field.ts';
import { isWounded, soldiersIn, soldiersOf, weaponsOf } from '../queries/pieces.ts';
import { type Refused, refusedOf } from '../queries/reason.ts';
import { groupSteps, hexOfGroup, stepsFrom } from '../queries/steps.ts';
import { whyNoGroupCommand } from '../reasons/group.ts';
import { isComing } from '../reasons/movement.ts';
import { NONE, WAITING } from '../state.ts';
import { blockedSmoke, smokeOptions } from './moving.ts';
import { blockedMarchStances, marchStances } from './stances.ts';

type Members = readonly Piece[];

/** What a group may do. The order suits a player in a hurry: moving on comes first, stopping last. */
export function groupOptions(field: Field, members: Members): readonly Command[] {
  const hex = hexOfGroup(field, members);
  const steps = groupSteps(field, members, hex).map((step) => ({ type: 'step', hex: step.hex }) as const);
  const isOpen = (command: Command) => whyNoGroupCommand(field, members, command) === undefined;
  return [
    ...steps,
    ...groupCommands(field, members).filter(isOpen),
    ...(isFreeToAct(field, members) ? marchStances(field, members) : []),
    ...(isFreeToAct(field, members) && hex !== WAITING ? smokeOptions(field, seatOf(field, members)) : []),
    ...(hex !== WAITING || steps.length === 0 ? [{ type: 'stop' } as const] : []),
  ];
}

function seatOf(field: Field, members: Members): Seat {
  return soldierOf(field, get(members, 0)).seat;
}

/** Whoever moves the wounded does nothing else. */
function isFreeToAct(field: Field, members: Members): boolean {
  return !members.some((member) => isWounded(field, member));
}

/** What a group might want to do apart from moving on, taking stances and laying smoke. */
function groupCommands(field: Field, members: Members): readonly Command[] {
  const hex = hexOfGroup(field, members);
  const others = othersAt(field, members, hex).filter((soldier) => !members.includes(soldier));
  const fit = others.filter((soldier) => !isWounded(field, soldier));
  const joining = fit.map((soldier) => ({ type: 'join', soldier }) as const);
  if (hex === WAITING) return joining;
  const parting = members.length > 1 ? members : [];
  return [
    { type: 'exit' },
    // CV-RULING-33: those that have not moved join, as do those of the group that this one was detached from
    ...joining,
    ...parting.map((soldier) => ({ type: 'leave', soldier }) as const),
    ...parting.map((soldier) => ({ type: 'detach', soldier }) as const),
    ...members.flatMap((soldier) => lifts(field, soldier, others)),
    ...members.flatMap((soldier) => drops(field, soldier)),
  ];
}

function othersAt(field: Field, members: Members, hex: Hex): readonly Piece[] {
  const seat = seatOf(field, members);
  return hex === WAITING
    ? soldiersOf(field, seat).filter((soldier) => isComing(field, soldier))
    : soldiersIn(field, hex, seat);
}

function lifts(field: Field, soldier: Piece, others: readonly Piece[]): readonly Command[] {
  return others
    .filter((man) => isWounded(field, man))
    .map((man) => ({ type: 'lift', soldier, man }) as const);
}

/** What a soldier has to put down. */
function drops(field: Field, soldier: Piece): readonly Command[] {
  const man = get(field.game.carries, soldier);
  const pieces = man === NONE ? weaponsOf(field, soldier) : [...weaponsOf(field, soldier), man];
  return pieces.map((piece) => ({ type: 'drop', soldier, piece }) as const);
}

/** What a group cannot do, and why. That most groups cannot leave the map is not worth a line. */
export function blockedGroupCommands(field: Field, members: Members): readonly Refused[] {
  const hex = hexOfGroup(field, members);
  const isFree = isFreeToAct(field, members);
  const candidates: readonly Command[] = [
    ...stepsFrom(field, hex).map((step) => ({ type: 'step', hex: step.hex }) as const),
    ...groupCommands(field, members),
    { type: 'stop' },
    { type: 'endPhase' },
  ];
  const refused = refusedOf(candidates, (command) => whyNoGroupCommand(field, members, command));
  return [
    ...refused.filter(({ code }) => code !== 'NO_EXIT' && code !== 'NOT_AT_EDGE'),
    ...(isFree ? blockedMarchStances(field, members) : []),
    ...(isFree && hex !== WAITING ? blockedSmoke(field, seatOf(field, members)) : []),
  ];
}

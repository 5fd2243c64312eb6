import type { Answer, PickStep, Procedure, Seat } from '@sitrep/kernel';
import { blockedRecoveries, recoveryOptions } from '../choices/recovery.ts';
import { blockedUpkeep, upkeepOptions } from '../choices/upkeep.ts';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan } from '../plans.ts';
import { planCheck } from '../queries/check.ts';
import { type Field, fieldOf, get, soldierOf } from '../queries/field.ts';
import { hasHidden, soldiersOf } from '../queries/pieces.ts';
import { findTreatment, type Treatment } from '../queries/treatment.ts';
import { NONE } from '../state.ts';
import { type Acting, eliminate, fieldIn, makeCheck, testVictory } from './acting.ts';

/** CV-DISC-01: all that may be done in the phase. */
const OPTION_LISTS: readonly ((field: Field, seat: Seat) => readonly Command[])[] = [
  recoveryOptions,
  upkeepOptions,
];

function possible(field: Field): readonly Command[] {
  return OPTION_LISTS.flatMap((list) => list(field, field.game.active));
}

const menu: PickStep<CvTypes, 'discipline'> = {
  kind: 'pick',
  name: 'disciplineChoice',
  rule: 'CV-DISC-01',
  seats: ({ game }) => [game.active],
  options: (state) => [...possible(fieldOf(state)), { type: 'endPhase' }],
  blocked(state, _locals, seat) {
    const field = fieldOf(state);
    return [...blockedRecoveries(field, seat), ...blockedUpkeep(field, seat)];
  },
  plans: (state, _locals, _seat, answer) => checksFor(fieldOf(state), answer),
  fallback: () => ({ type: 'endPhase' }),
  answer(context, _locals, _seat, command) {
    if (command.type === 'endPhase') return context.go('end');
    perform(context, command);
    context.go('start');
  },
};

function perform(context: Acting, command: Command): void {
  switch (command.type) {
    case 'rally':
      return rally(context, command.soldier, command.leader);
    case 'treat':
      return treat(context, command.soldier);
    case 'selfTreat':
      return selfTreat(context, command.soldier);
    case 'repair':
      return repair(context, command.weapon, command.soldier);
    case 'assign':
      return assign(context, command);
    case 'shelter': {
      const { soldier, isInside } = command;
      context.emit({ type: 'sheltered', rule: 'CV-RULING-79', soldier, isInside });
    }
  }
}

/** The check that an answer leads to; empty if it takes none. */
function checksFor(field: Field, answer: Answer<CvTypes>): readonly CheckPlan[] {
  switch (answer.type) {
    case 'endPhase':
      return owedChecks(field).slice(0, 1);
    case 'rally':
      return [planRally(field, answer.soldier, answer.leader)];
    case 'treat':
      return treatmentsFor(field, answer.soldier);
    case 'selfTreat':
      return [planSelfTreatment(field, answer.soldier)];
    case 'repair':
      return [planRepair(field, answer.weapon, answer.soldier)];
    default:
      return [];
  }
}

function treatmentsFor(field: Field, soldier: Piece): readonly CheckPlan[] {
  const treatment = findTreatment(field, soldier);
  return treatment === undefined ? [] : [planTreatment(field, soldier, treatment)];
}

/** The checks that the owner must make but has not called for. */
function owedChecks(field: Field): readonly CheckPlan[] {
  return soldiersOf(field, field.game.active).flatMap((soldier) => treatmentsFor(field, soldier));
}

/** CV-DISC-03, CV-DISC-12: one check, by the soldier's own discipline or the leader's. */
function planRally(field: Field, soldier: Piece, leader: Piece): CheckPlan {
  const { discipline } = soldierOf(field, leader === NONE ? soldier : leader);
  return planCheck(field, { soldier, purpose: 'rally', rule: 'CV-DISC-03', discipline });
}

function planTreatment(field: Field, soldier: Piece, { purpose, medic }: Treatment): CheckPlan {
  return planCheck(field, { soldier, purpose, rule: medic === NONE ? 'CV-DISC-04' : 'CV-DISC-06' });
}

function planSelfTreatment(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'selfTreat', rule: 'CV-DISC-09' });
}

function planRepair(field: Field, weapon: Piece, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'repair', rule: 'CV-COLL-05', piece: weapon });
}

function rally(context: Acting, soldier: Piece, leader: Piece): void {
  const field = fieldIn(context);
  if (leader !== NONE)
    context.emit({ type: 'disciplineLent', rule: 'CV-DISC-13', leader, hex: get(field.game.at, soldier) });
  if (makeCheck(context, planRally(field, soldier, leader)))
    context.emit({ type: 'stoodUp', rule: 'CV-DISC-03', soldier });
}

function treat(context: Acting, soldier: Piece): void {
  const field = fieldIn(context);
  const treatment = findTreatment(field, soldier);
  if (treatment === undefined) return;
  const { medic } = treatment;
  const isPassed = makeCheck(context, planTreatment(field, soldier, treatment));
  if (isPassed && medic !== NONE) context.emit({ type: 'healed', rule: 'CV-DISC-06', soldier, medic });
  if (!isPassed && medic === NONE) eliminate(context, soldier, 'CV-DISC-04');
  testVictory(context);
}

/** CV-DISC-09, CV-RULING-93: a medic heals himself or dies of it. */
function selfTreat(context: Acting, soldier: Piece): void {
  if (makeCheck(context, planSelfTreatment(fieldIn(context), soldier)))
    context.emit({ type: 'healed', rule: 'CV-DISC-09', soldier, medic: soldier });
  else eliminate(context, soldier, 'CV-DISC-09');
  testVictory(context);
}

function repair(context: Acting, weapon: Piece, soldier: Piece): void {
  if (makeCheck(context, planRepair(fieldIn(context), weapon, soldier)))
    context.emit({ type: 'repaired', rule: 'CV-COLL-05', weapon });
}

function assign(context: Acting, command: Extract<Command, { type: 'assign' }>): void {
  const { game } = fieldIn(context);
  const { weapon, soldier, assistant } = command;
  const isSecret = get(game.isHidden, weapon);
  const seat = game.active;
  context.emit({ type: 'assigned', rule: 'CV-DISC-15', weapon, soldier, assistant, seat, isSecret });
}

/** Makes the rolls that are due but that the owner has not called for, in the order of the pieces. */
function rollForAll(context: Acting): void {
  const { active } = context.state.game;
  for (const soldier of soldiersOf(fieldIn(context), active))
    if (context.state.game.result === undefined) treat(context, soldier);
}

export const discipline: Procedure<CvTypes, 'discipline'> = {
  start: {
    kind: 'auto',
    run(context) {
      const field = fieldIn(context);
      const { active } = field.game;
      // whether a side is asked must not reveal what its hidden soldiers could do
      const isAsked = hasHidden(field, active) || OPTION_LISTS.some((list) => list(field, active).length > 0);
      context.go(isAsked ? 'menu' : 'end');
    },
  },
  menu,
  end: {
    kind: 'auto',
    run(context) {
      rollForAll(context);
      context.done();
    },
  },
};

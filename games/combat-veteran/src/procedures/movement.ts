import type { Context, PickStep, Procedure } from '@sitrep/kernel';
import { blockedCarriers, blockedStarts, carriersOf, idleOptions } from '../choices/moving.ts';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan, CvPlan } from '../plans.ts';
import { planCheck } from '../queries/check.ts';
import { planRound } from '../queries/contest.ts';
import { type Field, fieldOf, get, isMarked } from '../queries/field.ts';
import { isHot, soldiersOf } from '../queries/pieces.ts';
import { refusedOf } from '../queries/reason.ts';
import { whyNoRound } from '../reasons/results.ts';
import { MARK, NONE, WAITING } from '../state.ts';
import { type Acting, eliminate, fieldIn, goDown, makeCheck } from './acting.ts';
import { laySmoke } from './activation.ts';
import { showSelf } from './discovery.ts';
import { planOverheat } from './overheat.ts';
import { takeStance } from './stances.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'movement'>;

/** CV-RULING-36: before anything moves, carriers check or set their man down. */
const carryChoice: PickStep<CvTypes, 'movement'> = {
  kind: 'pick',
  name: 'carryChoice',
  rule: 'CV-MOVE-29',
  seats: ({ game }) => [game.active],
  options: (state) =>
    carriersOf(fieldOf(state), state.game.active).flatMap((soldier): Command[] => [
      { type: 'carryOn', soldier },
      { type: 'setDown', soldier },
    ]),
  blocked: (state, _locals, seat) => blockedCarriers(fieldOf(state), seat),
  plans: (state, _locals, _seat, answer) =>
    answer.type === 'carryOn' ? [planCarry(fieldOf(state), answer.soldier)] : [],
  answer(context, _locals, _seat, command) {
    if (command.type === 'carryOn') carryOn(context, command.soldier);
    if (command.type === 'setDown') setDown(context, command.soldier);
    context.go('start');
  },
};

function planCarry(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'carry', rule: 'CV-MOVE-29' });
}

function carryOn(context: Acting, soldier: Piece): void {
  const man = get(context.state.game.carries, soldier);
  if (makeCheck(context, planCarry(fieldIn(context), soldier)))
    context.emit({ type: 'lifted', rule: 'CV-MOVE-29', soldier, man });
  else goDown(context, soldier, 'CV-MOVE-26');
}

function setDown(context: Acting, soldier: Piece): void {
  const piece = get(context.state.game.carries, soldier);
  context.emit({ type: 'dropped', rule: 'CV-RULING-36', soldier, piece });
}

const moveChoice: PickStep<CvTypes, 'movement'> = {
  kind: 'pick',
  name: 'moveChoice',
  rule: 'CV-MOVE-01',
  seats: ({ game }) => [game.active],
  options: (state) => idleOptions(fieldOf(state)),
  blocked: (state) => blockedStarts(fieldOf(state)),
  fallback(state) {
    const options = idleOptions(fieldOf(state));
    return options.find(({ type }) => type === 'endPhase') ?? get(options, 0);
  },
  plans(state, _locals, _seat, answer) {
    if (answer.type === 'tryMove') return [planTry(fieldOf(state), answer.soldier)];
    return answer.type === 'endPhase' ? plansAtEnd(fieldOf(state)) : [];
  },
  unplanned: { activate: 'a soldier that cannot go anywhere stops, and checks then if he runs' },
  answer(context, _locals, _seat, command) {
    switch (command.type) {
      case 'activate':
        // CV-S1-12: a hidden soldier that moves is discovered
        showSelf(context, command.soldier, 'CV-S1-12');
        return context.call('activation', { members: [command.soldier] }, 'idle');
      case 'tryMove':
        return tryMove(context, command.soldier);
      case 'stance':
        takeStance(context, command.soldier, command.stance);
        return context.go('idle');
      case 'smoke':
        laySmoke(context, command.weapon, command.hex);
        return context.go('idle');
      default:
        return context.go('end');
    }
  },
};

function planTry(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'move', rule: 'CV-MOVE-22' });
}

/** CV-MOVE-22: a check first; a failure keeps the wounded soldier where it is. */
function tryMove(context: Running, soldier: Piece): void {
  const isPassed = makeCheck(context, planTry(fieldIn(context), soldier));
  context.go('idle');
  if (isPassed) context.call('activation', { members: [soldier] });
}

/** 3.3: the end of the phase: overheating of those who never moved, losses of pieces that did not enter, close combat. */
function end(context: Running): void {
  const field = fieldIn(context);
  loseWaiting(context);
  context.go('rounds');
  const hot = overheated(field);
  if (hot.length > 0) context.call('overheat', { soldiers: hot, soldier: NONE });
}

/** CV-RULING-23 */
function overheated(field: Field): readonly Piece[] {
  return soldiersOf(field, field.game.active).filter(
    (soldier) => isHot(field, soldier) && !isMarked(field, soldier, MARK.finished),
  );
}

/** The first rolls of the end of the phase, any of which may have to come first. */
function plansAtEnd(field: Field): readonly CvPlan[] {
  const hot = overheated(field);
  if (hot.length > 0) return hot.map((soldier) => planOverheat(field, soldier));
  return openRounds(field).map((hex) => planRound(field, hex, field.game.active));
}

/** CV-RULING-133: pieces that cannot enter are lost, with their weapons. */
function loseWaiting(context: Acting): void {
  const { game } = fieldIn(context);
  const side = soldiersOf(fieldIn(context), game.active);
  const isTheirs = (piece: Piece) =>
    side.includes(piece) || side.includes(game.user[piece - game.stance.length] ?? NONE);
  const late = [...game.at.keys()].filter((piece) => game.at[piece] === WAITING && isTheirs(piece));
  for (const piece of late.reverse()) eliminate(context, piece, 'CV-RULING-133');
}

/** CV-RULING-97, CV-RULING-103: contested hexes that have had no round in this phase. */
function openRounds(field: Field): readonly number[] {
  return field.game.contests.map(({ hex }) => hex).filter((hex) => whyNoRound(field, hex) === undefined);
}

const roundOrder: PickStep<CvTypes, 'movement'> = {
  kind: 'pick',
  name: 'roundOrder',
  rule: 'CV-RULING-97',
  seats: ({ game }) => [game.active],
  options: (state) => openRounds(fieldOf(state)).map((hex) => ({ type: 'fight', hex }) as const),
  blocked: (state) =>
    refusedOf(
      state.game.contests.map(({ hex }) => ({ type: 'fight', hex }) as const),
      ({ hex }) => whyNoRound(fieldOf(state), hex),
    ),
  plans: (state, _locals, seat, answer) =>
    answer.type === 'fight' ? [planRound(fieldOf(state), answer.hex, seat)] : [],
  answer(context, _locals, _seat, command) {
    if (command.type === 'fight') fight(context, command.hex);
  },
};

function fight(context: Running, hex: number): void {
  const { active } = context.state.game;
  context.call('closeCombat', { hex, instigator: active, losses: [] }, 'rounds');
}

export const movement: Procedure<CvTypes, 'movement'> = {
  start: {
    kind: 'auto',
    run(context) {
      const field = fieldIn(context);
      context.go(carriersOf(field, field.game.active).length > 0 ? 'carriers' : 'idle');
    },
  },
  carriers: carryChoice,
  idle: moveChoice,
  end: { kind: 'auto', run: end },
  rounds: {
    kind: 'auto',
    run(context) {
      const hexes = openRounds(fieldIn(context));
      if (hexes.length === 0) context.done();
      else if (hexes.length > 1) context.go('order');
      else fight(context, get(hexes, 0));
    },
  },
  order: roundOrder,
};

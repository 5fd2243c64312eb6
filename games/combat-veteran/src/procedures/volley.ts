import type { Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { AttackPlan } from '../plans.ts';
import { enemiesIn } from '../queries/aiming.ts';
import { type Field, fieldOf, get } from '../queries/field.ts';
import { hasDice, sharedAttack } from '../queries/planned-attack.ts';
import { NO_RESULT, NO_TALLY } from '../queries/resolve-attack.ts';
import { upTo } from '../reasons/attack.ts';
import { blockedShares, blockedTargets, whyNoShare, whyNoTarget } from '../reasons/volley.ts';
import { NONE } from '../state.ts';
import { fieldIn } from './acting.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'volley'>;

type Here = Locals<CvTypes, 'volley'>;

/** The targets that dice may still go to. */
function targets(field: Field, locals: Here): readonly Piece[] {
  return enemiesIn(field, locals.hex, locals.seat, locals.movers).filter(
    (soldier) => whyNoTarget(field, locals, soldier) === undefined,
  );
}

const seats: PickStep<CvTypes, 'volley'>['seats'] = (_state, { seat }) => [seat];

const targetChoice: PickStep<CvTypes, 'volley'> = {
  kind: 'pick',
  name: 'targetChoice',
  rule: 'CV-ATK-22',
  seats,
  about: (_state, { hex, pool }) => ({ hex, dice: pool }),
  options: (state, locals) => [
    ...targets(fieldOf(state), locals).map((soldier) => ({ type: 'target', soldier }) as const),
    // CV-RULING-68: dice that are not dealt out are lost
    { type: 'holdFire' },
  ],
  blocked: (state, locals) => blockedTargets(fieldOf(state), locals),
  // Assumes that all dice go to this one target.
  plans: (state, locals, _seat, answer) =>
    answer.type === 'target' ? plansFor(fieldOf(state), locals, answer.soldier, locals.pool) : [],
  unplanned: { holdFire: 'backblast may follow, which is not of this volley' },
  answer(context, locals, _seat, command) {
    if (command.type === 'target') aimAt(context, locals, command.soldier);
    else context.done();
  },
};

const shareChoice: PickStep<CvTypes, 'volley'> = {
  kind: 'pick',
  name: 'shareChoice',
  rule: 'CV-ATK-23',
  seats,
  about: (_state, { target, pool }) => ({ target, dice: pool }),
  options: (state, locals) =>
    shares(fieldOf(state), locals).map((dice): Command => ({ type: 'share', dice })),
  blocked: (state, locals) => blockedShares(fieldOf(state), locals),
  plans: (state, locals, _seat, answer) =>
    answer.type === 'share' ? plansFor(fieldOf(state), locals, locals.target, answer.dice) : [],
  answer(context, locals, _seat, command) {
    if (command.type === 'share') strike(context, locals, locals.target, command.dice);
  },
};

function plansFor(field: Field, locals: Here, target: Piece, share: number): readonly AttackPlan[] {
  return [sharedAttack(field, locals, target, share)].filter(hasDice);
}

/** How many of the dice may go to the target, all dice first. */
function shares(field: Field, locals: Here): readonly number[] {
  const { pool } = locals;
  const all = pool < 1 ? [pool] : upTo(pool).toReversed();
  return all.filter((dice) => whyNoShare(field, locals, dice) === undefined);
}

/** With nobody else to attack, or nothing to share out, all dice go to the one target. */
function aimAt(context: Running, locals: Here, target: Piece): void {
  const field = fieldIn(context);
  const isForced = targets(field, locals).length === 1 || shares(field, { ...locals, target }).length === 1;
  if (isForced) strike(context, locals, target, locals.pool);
  else context.go('share', { target });
}

function strike(context: Running, locals: Here, target: Piece, share: number): void {
  const field = fieldIn(context);
  const { seat, firer, pool, attacked } = locals;
  const { dice, modifiers } = sharedAttack(field, locals, target, share);
  const { count } = dice.attack;
  context.emit({ type: 'attacked', rule: 'CV-ATK-22', firer, target, dice: count, modifiers });
  context.go('start', { pool: pool - share, attacked: [...attacked, target], target: NONE });
  context.call('attack', {
    seat,
    firer,
    target,
    count,
    hex: locals.hex,
    isSupport: firer === NONE,
    dice: [],
    fixed: NONE,
    tally: NO_TALLY,
    result: NO_RESULT,
  });
}

function next(context: Running, locals: Here): void {
  const found = targets(fieldIn(context), locals);
  if (found.length === 0) return context.done();
  if (found.length === 1 && locals.attacked.length === 0) return aimAt(context, locals, get(found, 0));
  context.go('target');
}

export const volley: Procedure<CvTypes, 'volley'> = {
  start: { kind: 'auto', run: next },
  target: targetChoice,
  share: shareChoice,
};

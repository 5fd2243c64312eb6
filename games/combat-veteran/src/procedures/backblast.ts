import type { Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';
import type { AttackFrame } from '../frames.ts';
import { type Field, fieldOf, soldierOf } from '../queries/field.ts';
import { rival, soldiersIn } from '../queries/pieces.ts';
import { settledAttack } from '../queries/planned-attack.ts';
import { refusedOf } from '../queries/reason.ts';
import { NO_RESULT, NO_TALLY } from '../queries/resolve-attack.ts';
import { whyNotExposed } from '../reasons/results.ts';
import { NONE } from '../state.ts';
import { fieldIn, testVictory } from './acting.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'backblast'>;

type Here = Locals<CvTypes, 'backblast'>;

/** CV-RULING-81: soldiers in the firer's hex that may be struck, never the firer itself. */
function exposed(field: Field, locals: Here): readonly number[] {
  return allIn(field, locals).filter((soldier) => whyNotExposed(field, locals, soldier) === undefined);
}

function allIn(field: Field, { firer, hex }: Here): readonly number[] {
  return soldiersIn(field, hex, soldierOf(field, firer).seat);
}

/** CV-RULING-81: the opponent chooses who is struck. */
const backblastChoice: PickStep<CvTypes, 'backblast'> = {
  kind: 'pick',
  name: 'backblastChoice',
  rule: 'CV-STACK-07',
  seats: (state, { firer }) => [rival(soldierOf(fieldOf(state), firer).seat)],
  about: (_state, { firer, hex, count, struck }) => ({ firer, hex, count: count - struck.length }),
  options: (state, locals) =>
    exposed(fieldOf(state), locals).map((soldier) => ({ type: 'expose', soldier }) as const),
  blocked(state, locals) {
    const field = fieldOf(state);
    const candidates = allIn(field, locals).map((soldier) => ({ type: 'expose', soldier }) as const);
    return refusedOf(candidates, ({ soldier }) => whyNotExposed(field, locals, soldier));
  },
  // As if he were the first to be struck.
  plans: (state, _locals, _seat, answer) =>
    answer.type === 'expose' ? [settledAttack(fieldOf(state), blastOn(answer.soldier))] : [],
  answer(context, { struck }, _seat, command) {
    if (command.type === 'expose') context.go('start', { struck: [...struck, command.soldier] });
  },
};

function choose(context: Running, locals: Here): void {
  const { firer, count, struck } = locals;
  const left = exposed(fieldIn(context), locals);
  if (struck.length < count && left.length > count - struck.length) return context.go('choice');
  const all = struck.length < count ? [...struck, ...left] : struck;
  context.emit({ type: 'backblast', rule: 'CV-STACK-07', firer, count: all.length });
  context.go('strike', { struck: [...all].sort((a, b) => a - b) });
}

/** CV-STACK-08: one die each, which nothing modifies. */
function blastOn(target: number): Pick<AttackFrame, 'firer' | 'target' | 'count'> {
  return { firer: NONE, target, count: 1 };
}

function strike(context: Running, { firer, hex, struck }: Here): void {
  const [target, ...others] = struck;
  if (target === undefined) {
    testVictory(context);
    return context.done();
  }
  context.go('strike', { struck: others });
  const seat = rival(soldierOf(fieldIn(context), firer).seat);
  context.call('attack', {
    seat,
    ...blastOn(target),
    hex,
    isSupport: false,
    dice: [],
    fixed: NONE,
    tally: NO_TALLY,
    result: NO_RESULT,
  });
}

export const backblast: Procedure<CvTypes, 'backblast'> = {
  start: { kind: 'auto', run: choose },
  choice: backblastChoice,
  strike: { kind: 'auto', run: strike },
};

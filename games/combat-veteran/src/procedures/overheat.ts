import type { Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { CheckPlan } from '../plans.ts';
import { planCheck } from '../queries/check.ts';
import { type Field, fieldOf, get } from '../queries/field.ts';
import { fieldIn, goDown, makeCheck } from './acting.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'overheat'>;

type Here = Locals<CvTypes, 'overheat'>;

/** CV-RULING-151: if there are several, the owner chooses who is next. */
const order: PickStep<CvTypes, 'overheat'> = {
  kind: 'pick',
  name: 'overheatOrder',
  rule: 'CV-MOVE-37',
  seats: ({ game }) => [game.active],
  options: (_state, { soldiers }) => soldiers.map((soldier) => ({ type: 'overheat', soldier }) as const),
  plans: (state, _locals, _seat, answer) =>
    answer.type === 'overheat' ? [planOverheat(fieldOf(state), answer.soldier)] : [],
  answer(context, locals, _seat, command) {
    if (command.type === 'overheat') checkOne(context, locals, command.soldier);
  },
};

export function planOverheat(field: Field, soldier: Piece): CheckPlan {
  return planCheck(field, { soldier, purpose: 'overheat', rule: 'CV-STANCE-13' });
}

/** CV-STANCE-13: a soldier that fails goes down; one that passes may keep the marker (CV-STANCE-14). */
function checkOne(context: Running, { soldiers }: Here, soldier: Piece): void {
  const left = soldiers.filter((each) => each !== soldier);
  if (makeCheck(context, planOverheat(fieldIn(context), soldier)))
    return context.go('marker', { soldiers: left, soldier });
  goDown(context, soldier, 'CV-STANCE-13');
  context.go('start', { soldiers: left });
}

const ROUNDS = 'at the end of the phase close combat may follow, which the caller knows';

const marker: PickStep<CvTypes, 'overheat'> = {
  kind: 'pick',
  name: 'markerChoice',
  rule: 'CV-STANCE-14',
  seats: ({ game }) => [game.active],
  about: (_state, { soldier }) => ({ soldier }),
  options: () => [{ type: 'removeMarker' }, { type: 'keepMarker' }],
  plans: (state, { soldiers }) => soldiers.map((each) => planOverheat(fieldOf(state), each)),
  unplanned: { removeMarker: ROUNDS, keepMarker: ROUNDS },
  answer(context, { soldier }, _seat, command) {
    if (command.type === 'removeMarker')
      context.emit({ type: 'markerRemoved', rule: 'CV-STANCE-14', soldier });
    context.go('start');
  },
};

export const overheat: Procedure<CvTypes, 'overheat'> = {
  start: {
    kind: 'auto',
    run(context, locals) {
      const { soldiers } = locals;
      if (soldiers.length === 0) context.done();
      else if (soldiers.length > 1) context.go('order');
      else checkOne(context, locals, get(soldiers, 0));
    },
  },
  order,
  marker,
};

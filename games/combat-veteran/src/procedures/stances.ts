import type { PickStep, Procedure } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { type Field, fieldOf, get } from '../queries/field.ts';
import { hasHidden, soldiersOf } from '../queries/pieces.ts';
import { stancesOf } from '../queries/stances.ts';
import type { Stance } from '../types.ts';
import { type Acting, fieldIn } from './acting.ts';
import { showSelf } from './discovery.ts';

function possible(field: Field): readonly Command[] {
  return soldiersOf(field, field.game.active)
    .filter((soldier) => get(field.game.at, soldier) >= 0)
    .flatMap((soldier) =>
      stancesOf(field, soldier).map((stance) => ({ type: 'stance', soldier, stance }) as const),
    );
}

/** CV-S1-12: a hidden soldier that changes its stance is discovered. */
export function takeStance(context: Acting, soldier: Piece, stance: Stance): void {
  showSelf(context, soldier, 'CV-S1-12');
  context.emit({ type: 'stanceTaken', rule: 'CV-STANCE-03', soldier, stance });
}

const menu: PickStep<CvTypes, object> = {
  kind: 'pick',
  name: 'stanceChoice',
  rule: 'CV-RULING-18',
  seats: ({ game }) => [game.active],
  options: (state) => [...possible(fieldOf(state)), { type: 'endPhase' }],
  fallback: () => ({ type: 'endPhase' }),
  answer(context, _locals, _seat, command) {
    if (command.type !== 'stance') return context.done();
    takeStance(context, command.soldier, command.stance);
    context.go('start');
  },
};

export const stances: Procedure<CvTypes, 'stances'> = {
  start: {
    kind: 'auto',
    run(context) {
      const field = fieldIn(context);
      const isAsked = hasHidden(field, field.game.active) || possible(field).length > 0;
      if (isAsked) context.go('menu');
      else context.done();
    },
  },
  menu,
};

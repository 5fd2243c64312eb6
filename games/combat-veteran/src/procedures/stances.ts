import type { PickStep, Procedure } from '@sitrep/kernel';
import { blockedStances, stanceOptions } from '../choices/stances.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { fieldOf } from '../queries/field.ts';
import { hasHidden } from '../queries/pieces.ts';
import type { Stance } from '../types.ts';
import { type Acting, fieldIn } from './acting.ts';
import { showSelf } from './discovery.ts';

/** CV-S1-12: a hidden soldier that changes its stance is discovered. */
export function takeStance(context: Acting, soldier: Piece, stance: Stance): void {
  showSelf(context, soldier, 'CV-S1-12');
  context.emit({ type: 'stanceTaken', rule: 'CV-STANCE-03', soldier, stance });
}

const menu: PickStep<CvTypes, 'stances'> = {
  kind: 'pick',
  name: 'stanceChoice',
  rule: 'CV-RULING-18',
  seats: ({ game }) => [game.active],
  options: (state, _locals, seat) => [...stanceOptions(fieldOf(state), seat), { type: 'endPhase' }],
  blocked: (state, _locals, seat) => blockedStances(fieldOf(state), seat),
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
      const { active } = field.game;
      const isAsked = hasHidden(field, active) || stanceOptions(field, active).length > 0;
      if (isAsked) context.go('menu');
      else context.done();
    },
  },
  menu,
};

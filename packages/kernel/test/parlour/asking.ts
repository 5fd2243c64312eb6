import type { Acting, FormStep, Given, Procedure, SealedStep, WindowStep } from '../../src/index.ts';
import { everySeat } from './table.ts';
import type { ParlourTypes } from './types.ts';

/** Yes or no, counted. */
function count(context: Acting<ParlourTypes>, answers: readonly Given<ParlourTypes>[]): void {
  for (const { seat, command } of answers) {
    if (command.type === 'vote') context.emit({ type: 'voted', rule: 'PA-VOTE', seat, vote: command.vote });
  }
}

const ballot: SealedStep<ParlourTypes, 'vote'> = {
  kind: 'sealed',
  name: 'vote',
  rule: 'PA-VOTE',
  seats: (_state, { seats }) => seats,
  options: () => [
    { type: 'vote', vote: 'yes' },
    { type: 'vote', vote: 'no' },
  ],
  blocked: () => [{ command: { type: 'vote', vote: 'maybe' }, code: 'NO_MAYBE', rule: 'PA-VOTE' }],
  answers(context, _locals, answers) {
    count(context, answers);
    context.done();
  },
};

/** Like a vote, but whoever concedes leaves the council even while it sits. */
const council: SealedStep<ParlourTypes, 'council'> = {
  ...ballot,
  seats: (state) => everySeat(state).filter((seat) => !state.seats[seat]?.hasConceded),
  fallback: () => ({ type: 'vote', vote: 'no' }),
  answers(context, _locals, answers) {
    count(context, answers);
    context.done();
  },
};

/** Whoever holds a card may shout, and the alarm goes on; or leave, and it is over. */
const alarm: WindowStep<ParlourTypes, 'alarm'> = {
  kind: 'window',
  name: 'alarm',
  rule: 'PA-ALARM',
  seats: (_state, { seats }) => seats,
  isOpen: (state) => state.config.openHands === true,
  options: (state, _locals, seat) =>
    state.zones[`hand${seat}`]?.tokens.length === 0 ? [] : [{ type: 'shout' }, { type: 'leave' }],
  react(context, _locals, seat, command) {
    if (command.type === 'shout') context.emit({ type: 'shouted', rule: 'PA-ALARM', seat });
    else context.done();
  },
  passed: (context) => context.done(),
};

const plan: FormStep<ParlourTypes, 'plan'> = {
  kind: 'form',
  name: 'plan',
  rule: 'PA-PLAN',
  seats: (_state, { seats }) => seats,
  problems: (_state, _locals, _seat, draft) => {
    const { points } = (draft ?? {}) as { points?: unknown };
    return Number.isSafeInteger(points) ? [] : [{ code: 'POINTS', path: 'points', rule: 'PA-PLAN' }];
  },
  commit: (draft) => (draft.type === 'plan' ? { type: 'plan', points: draft.points } : draft),
  sample: (_state, _locals, _seat, random) => ({ type: 'plan', points: random.below(10) }),
  fallback: (_state, _locals, seat) => ({ type: 'plan', points: seat }),
  answers(context, _locals, answers) {
    for (const { seat, command } of answers) {
      if (command.type === 'plan') {
        context.emit({ type: 'planned', rule: 'PA-PLAN', seat, points: command.points });
      }
    }
    context.done();
  },
};

export const asking = {
  vote: { start: ballot },
  council: { start: council },
  alarm: { start: alarm },
  plan: { start: plan },
} as const satisfies {
  vote: Procedure<ParlourTypes, 'vote'>;
  council: Procedure<ParlourTypes, 'council'>;
  alarm: Procedure<ParlourTypes, 'alarm'>;
  plan: Procedure<ParlourTypes, 'plan'>;
};

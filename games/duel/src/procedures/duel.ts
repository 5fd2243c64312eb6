import {
  type Fields,
  type FormStep,
  isRecord,
  type Problem,
  type Procedure,
  type Seat,
} from '@sitrep/kernel';
import type { DuelTypes } from '../types.ts';

const BOTH: readonly Seat[] = [0, 1];

/** DU-SETUP-02: the draft must spend all points on the two skills. */
function trainingProblems(draft: unknown, points: number): readonly Problem[] {
  const { type, strength, guard }: Fields = isRecord(draft) ? draft : {};
  const problems: Problem[] = [];
  if (type !== 'train') problems.push({ code: 'TYPE', path: 'type', rule: 'DU-SETUP-02' });
  if (!isPoints(strength)) problems.push({ code: 'POINTS', path: 'strength', rule: 'DU-SETUP-02' });
  if (!isPoints(guard)) problems.push({ code: 'POINTS', path: 'guard', rule: 'DU-SETUP-02' });
  if (isPoints(strength) && isPoints(guard) && strength + guard !== points) {
    problems.push({ code: 'SUM', path: '', rule: 'DU-SETUP-02', args: { points, spent: strength + guard } });
  }
  return problems;
}

function isPoints(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

const training: FormStep<DuelTypes, 'duel'> = {
  kind: 'form',
  name: 'training',
  rule: 'DU-SETUP-02',
  seats: () => BOTH,
  about: (state) => ({ points: state.config.points }),
  problems: (state, _locals, _seat, draft) => trainingProblems(draft, state.config.points),
  commit: (draft) =>
    draft.type === 'train' ? { type: 'train', strength: draft.strength, guard: draft.guard } : draft,
  sample(state, _locals, _seat, random) {
    const strength = random.below(state.config.points + 1);
    return { type: 'train', strength, guard: state.config.points - strength };
  },
  fallback: (state) => ({ type: 'train', strength: state.config.points, guard: 0 }),
  answers(context, _locals, answers) {
    for (const { seat, command } of answers) {
      if (command.type === 'train') context.emit({ ...command, type: 'trained', rule: 'DU-SETUP-02', seat });
    }
    context.go('deal');
  },
};

export const duel: Procedure<DuelTypes, 'duel'> = {
  start: training,
  deal: {
    kind: 'auto',
    run(context) {
      for (const seat of BOTH)
        context.draw({ rule: 'DU-SETUP-03', from: 'deck', into: `hand${seat}`, count: 4 });
      context.go('rounds');
    },
  },
  rounds: { kind: 'auto', run: (context) => context.call('round', {}, 'rounds') },
};

import type { PickStep, Procedure } from '@sitrep/kernel';
import { seatOf } from '../acts/common.ts';
import { shotsOf } from '../queries/attack/shots.ts';
import { hasLegalMark, noTargetArgs, noTargetRefusal } from '../queries/attack/targets.ts';
import { armsOf, getArm } from '../queries/gear/weapons.ts';
import { allMarks } from '../queries/in-force/marks.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { WarTypes } from '../types.ts';
import { freshAttack } from './attack.ts';
import { CALLER } from './unplanned.ts';

const weaponChoice: PickStep<WarTypes, 'freeAttack'> = {
  kind: 'pick',
  name: 'weaponChoice',
  rule: 'WF-ACT-22',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options(state, { soldier, mayStrike }) {
    const attacker = getSoldier(state, soldier);
    const marks = allMarks(state);
    const arms = armsOf(state, attacker).filter((arm) =>
      hasLegalMark(state, { soldier: attacker, arm, mayStrike }, marks),
    );
    return [
      { type: 'enough' },
      ...arms.map(({ weapon, profile }) => ({ type: 'attack', soldier, weapon, profile }) as const),
    ];
  },
  blocked: (state, { soldier, mayStrike }) =>
    blockedBy((note) => {
      const attacker = getSoldier(state, soldier);
      const marks = allMarks(state);
      for (const arm of armsOf(state, attacker)) {
        const aim = { soldier: attacker, arm, mayStrike };
        const refusal = noTargetRefusal(state, aim, marks);
        const { weapon, profile } = arm;
        const args = noTargetArgs(state, aim, marks, refusal);
        note({ type: 'attack', soldier, weapon, profile }, 'WF-ACT-22', refusal, args);
      }
    }),
  plans(state, { mayStrike }, _seat, answer) {
    if (answer.type !== 'attack') return [];
    const soldier = getSoldier(state, answer.soldier);
    return shotsOf(state, {
      soldier,
      arm: getArm(state, soldier, answer.weapon, answer.profile),
      mayStrike,
    });
  },
  unplanned: CALLER,
  answer(context, { soldier, mayStrike }, _seat, command) {
    if (command.type !== 'attack') return context.done();
    context.go('start');
    context.begin('attack', { ...freshAttack(soldier, command.weapon, command.profile, true), mayStrike });
  },
};

/** An attack that a card grants: weapon and target can be changed, and it can be declined. */
export const freeAttack: Procedure<WarTypes, 'freeAttack'> = {
  start: {
    kind: 'auto',
    run(context, frame) {
      const isPossible = !frame.hasAttacked && weaponChoice.options(context.state, frame, 0).length > 1;
      if (isPossible) context.go('ask');
      else context.done();
    },
  },
  ask: weaponChoice,
};

import type { PickStep, Procedure } from '@sitrep/kernel';
import { deciderOf, seatOf, spendXp, type War } from '../acts/common.ts';
import { leaveArgs } from '../queries/in-force/staying.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { healPlans, resolveHeal } from '../queries/soldiers/healing.ts';
import { untreatedWounds } from '../queries/soldiers/wounds.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { EffectScope, HealFrame, WarTypes } from '../types.ts';
import { canAll, runEffect, whyAll } from '../words/lookup.ts';
import { teamXp } from './payments.ts';
import { TEXTS } from './unplanned.ts';

/** What a list of effects is about, without the list: written out, because this is done at every effect. */
function scopeOf({ source, actor, beneficiary, hostile, slot, token, spoken }: EffectScope): EffectScope {
  return { source, actor, beneficiary, hostile, slot, token, spoken };
}

/** Effects in order, each finished before the next (WF-CORE-14). */
export const resolve: Procedure<WarTypes, 'resolve'> = {
  start: {
    kind: 'auto',
    run(context, frame) {
      const { effects, at } = frame;
      const effect = effects[at];
      if (effect === undefined) return context.done();
      context.go('start', { at: at + 1 });
      const scope = scopeOf(frame);
      // An effect that can no longer do anything is skipped, but not a Move: whether it can be paid for is not public.
      const isKept = effect.effect === 'grantMove' || canAll(context.state, scope, [effect]);
      if (isKept) runEffect(context, scope, effect);
    },
  },
};

const branchChoice: PickStep<WarTypes, 'branch'> = {
  kind: 'pick',
  name: 'branchChoice',
  rule: 'WF-CARD-01',
  seats: (state, { actor }) => [deciderOf(state, actor)],
  about: (_state, { source, branches }) => ({ source, branches }),
  options: (state, { branches, ...scope }) =>
    branches.flatMap((effects, branch) =>
      canAll(state, scope, effects) ? [{ type: 'branch', branch }] : [],
    ),
  blocked: (state, { branches, ...scope }) =>
    blockedBy((note) => {
      for (const [branch, effects] of branches.entries()) {
        const refusal = whyAll(state, scope, effects);
        const args =
          refusal === 'CANNOT_LEAVE'
            ? leaveArgs(state, getSoldier(state, scope.beneficiary).slot, refusal)
            : undefined;
        note({ type: 'branch', branch }, 'WF-CARD-01', refusal, args);
      }
    }),
  unplanned: TEXTS,
  answer(context, { branches, ...scope }, _seat, command) {
    if (command.type !== 'branch') return;
    context.call('resolve', { ...scope, effects: branches[command.branch] ?? [], at: 0 }, 'end');
  },
};

/** "Choose one." */
export const branch: Procedure<WarTypes, 'branch'> = {
  start: {
    kind: 'auto',
    run(context, { branches, ...scope }) {
      const possible = branches.filter((effects) => canAll(context.state, scope, effects));
      const [only] = possible;
      if (only === undefined) return context.done();
      if (possible.length > 1) context.go('ask');
      else context.call('resolve', { ...scope, effects: only, at: 0 }, 'end');
    },
  },
  ask: branchChoice,
  end: { kind: 'auto', run: (context) => context.done() },
};

const payOrSuffer: PickStep<WarTypes, 'payOr'> = {
  kind: 'pick',
  name: 'payOrSuffer',
  rule: 'WF-RULING-23',
  seats: (state, { actor }) => [deciderOf(state, actor)],
  about: (_state, { xp, source }) => ({ xp, source }),
  options: () => [{ type: 'suffer' }, { type: 'pay' }],
  fallback: () => ({ type: 'suffer' }),
  unplanned: TEXTS,
  answer(context, { xp, actor }, _seat, command) {
    if (command.type === 'pay')
      context.call('payXp', { amount: xp, actor, payers: [], promised: [] }, 'paid');
    else context.go('suffer');
  },
};

/** Pay all of the XP, or the other branch happens (WF-RULING-23). */
export const payOr: Procedure<WarTypes, 'payOr'> = {
  start: {
    kind: 'auto',
    run: (context, { xp }) => context.go(teamXp(context.state) >= xp ? 'ask' : 'suffer'),
  },
  ask: payOrSuffer,
  paid: {
    kind: 'auto',
    run(context, { payers }) {
      if (payers.length === 0) return context.go('suffer');
      spendXp(context, payers, 'WF-RULING-23');
      context.done();
    },
  },
  suffer: {
    kind: 'auto',
    run: (context, { otherwise, ...scope }) =>
      context.call('resolve', { ...scope, effects: otherwise, at: 0 }, 'end'),
  },
  end: { kind: 'auto', run: (context) => context.done() },
};

const woundChoice: PickStep<WarTypes, 'heal'> = {
  kind: 'pick',
  name: 'woundChoice',
  rule: 'WF-WOUND-04',
  seats: (state, { healer }) => [seatOf(state, healer)],
  options: (state, { soldier }) =>
    untreatedWounds(getSoldier(state, soldier)).map((wound) => ({ type: 'healWound', soldier, wound })),
  blocked: (state, { soldier }) =>
    blockedBy((note) => {
      for (const [wound, { isTreated }] of getSoldier(state, soldier).wounds.entries()) {
        const refusal = isTreated ? 'WOUND_TREATED' : undefined;
        note({ type: 'healWound', soldier, wound }, 'WF-WOUND-08', refusal);
      }
    }),
  plans: (state, frame, _seat, answer) => (answer.type === 'healWound' ? healPlans(state, frame) : []),
  unplanned: TEXTS,
  answer(context, _frame, _seat, command) {
    if (command.type === 'healWound') context.go('treat', { wound: command.wound });
  },
};

function rollHeal(context: War, frame: HealFrame): number {
  const [plan] = healPlans(context.state, frame);
  return plan === undefined ? frame.amount : resolveHeal(plan, context.roll(plan));
}

/** WF-WOUND-04, 07, 08: the Wound is named, then treated, whatever is left of it (WF-RULING-101). */
export const heal: Procedure<WarTypes, 'heal'> = {
  start: {
    kind: 'auto',
    run(context, { soldier }) {
      const [only, second] = untreatedWounds(getSoldier(context.state, soldier));
      if (only === undefined) return context.done();
      if (second === undefined) context.go('treat', { wound: only });
      else context.go('ask');
    },
  },
  ask: woundChoice,
  treat: {
    kind: 'auto',
    run(context, frame) {
      const { soldier, wound } = frame;
      const healed = rollHeal(context, frame);
      const points = getSoldier(context.state, soldier).wounds[wound]?.points ?? 0;
      context.emit({
        type: 'woundTreated',
        rule: 'WF-WOUND-07',
        soldier,
        wound,
        left: Math.max(0, points - healed),
      });
      context.done();
    },
  },
};

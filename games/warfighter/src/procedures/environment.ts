import type { PickStep, Procedure } from '@sitrep/kernel';
import { type Calling, seatOf } from '../acts/common.ts';
import {
  climatesAt,
  hardyFor,
  planEnvironment,
  resolveEnvironment,
} from '../queries/in-force/environment.ts';
import { downedAmong } from '../queries/movement/exits.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { getSoldier, type Read, type SoldierView, team } from '../queries/table/lookup.ts';
import type { Command, Frames, WarTypes } from '../types.ts';
import { TURN } from './unplanned.ts';

/** WF-TURN-03, WF-RULING-131: the Environment step, Soldier by Soldier in number order. */
export function callEnvironment(context: Calling): void {
  const queue: { soldier: number; climate: string; number: number }[] = [];
  for (const soldier of team(context.state))
    for (const { climate, number } of climatesAt(context.state, soldier))
      queue.push({ soldier: soldier.number, climate, number });
  if (queue.length > 0) context.call('environment', { queue });
}

type Ordeal = Frames['environment'];

/** WF-ENV-02: what a Soldier who failed may do about it. */
function answersOf(soldier: SoldierView, climate: string): readonly Command[] {
  const hardy = hardyFor(soldier, climate) > 0 ? [{ type: 'useHardy' } as const] : [];
  return [...hardy, { type: 'takeSuppress' }, { type: 'takeWound' }];
}

/** The first of the queue, who is being asked. */
function sufferer(state: Read, { queue: [first] }: Ordeal): SoldierView {
  return getSoldier(state, first?.soldier ?? 1);
}

const ordealChoice: PickStep<WarTypes, 'environment'> = {
  kind: 'pick',
  name: 'ordealChoice',
  rule: 'WF-ENV-02',
  seats: (state, frame) => [seatOf(state, sufferer(state, frame).number)],
  about: (state, frame) => ({
    soldier: sufferer(state, frame).number,
    climate: frame.queue[0]?.climate ?? '',
  }),
  options: (state, frame) => answersOf(sufferer(state, frame), frame.queue[0]?.climate ?? ''),
  blocked: (state, frame) =>
    blockedBy((note) => {
      const climate = frame.queue[0]?.climate ?? '';
      const isOpen = hardyFor(sufferer(state, frame), climate) > 0;
      note({ type: 'useHardy' }, 'WF-ENV-04', isOpen ? undefined : 'NO_HARDY', { climate });
    }),
  // A Wound may take him down, and then others are targeted first.
  plans: (_state, { queue }, _seat, answer) =>
    answer.type === 'takeWound'
      ? []
      : queue.slice(1, 2).map(({ soldier, climate, number }) => planEnvironment(soldier, climate, number)),
  unplanned: TURN,
  answer(context, frame, _seat, command) {
    const [first, ...rest] = frame.queue;
    context.go('start', { queue: rest });
    if (first !== undefined) suffer(context, first.soldier, first.climate, command);
  },
};

function suffer(context: Calling, soldier: number, climate: string, command: Command): void {
  if (command.type === 'useHardy') context.emit({ type: 'hardySpent', rule: 'WF-ENV-02', soldier, climate });
  if (command.type === 'takeSuppress')
    context.emit({ type: 'suppressed', rule: 'WF-ENV-02', soldier, amount: 1 });
  if (command.type !== 'takeWound') return;
  context.emit({ type: 'wounded', rule: 'WF-ENV-02', soldier, points: 1 });
  // WF-ENV-06: it is a Wound like any other.
  const leaving = downedAmong(context.state, [soldier]);
  if (leaving.length > 0) context.call('exit', { leaving, at: 0 });
}

/** SOLDIER.ENV (27.3). */
export const environment: Procedure<WarTypes, 'environment'> = {
  start: {
    kind: 'auto',
    run(context, { queue }) {
      const [first, ...rest] = queue;
      if (first === undefined) return context.done();
      if (getSoldier(context.state, first.soldier).standing !== 'in')
        return context.go('start', { queue: rest });
      const { soldier, climate, number: needed } = first;
      const plan = planEnvironment(soldier, climate, needed);
      const { die, isWithstood } = resolveEnvironment(plan, context.roll(plan));
      context.emit({ type: 'environmentRolled', rule: 'WF-ENV-01', soldier, climate, die, needed });
      if (!isWithstood) context.go('ask');
      else context.go('start', { queue: rest });
    },
  },
  ask: ordealChoice,
};

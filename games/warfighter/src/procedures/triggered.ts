import type { Procedure, WindowStep } from '@sitrep/kernel';
import { type Calling, seatOf } from '../acts/common.ts';
import { openShots } from '../queries/attack/shots.ts';
import { legalModes } from '../queries/attack/targets.ts';
import { armsOf, weaponRefusal } from '../queries/gear/weapons.ts';
import { hostileMark, type Mark } from '../queries/in-force/marks.ts';
import { blockedBy } from '../queries/movement/obstacles.ts';
import { inSeatOrder, ownSoldiers } from '../queries/soldiers/coop.ts';
import type { Arm } from '../queries/table/arm.ts';
import { findHostile, getHostile, type Read, type SoldierView, soldiersIn } from '../queries/table/lookup.ts';
import type { Command, RefusalCode, WarTypes } from '../types.ts';
import { freshAttack } from './attack.ts';
import { CALLER } from './unplanned.ts';

/** WF-ATK-31, WF-RULING-66, 154: in the Hostile Turn whoever has a triggered weapon here may use it on the card that just came. */
export function callTriggered(context: Calling, hostile: number): void {
  if (context.state.game.phase !== 'hostileTurn') return;
  if (findHostile(context.state, hostile) !== undefined && triggeredArms(context.state, hostile).length > 0)
    context.call('triggered', { hostile });
}

function triggeredArms(state: Read, token: number): readonly Extract<Command, { type: 'attack' }>[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  const mark = hostileMark(state, hostile);
  return soldiersIn(state, hostile.slot).flatMap((soldier) =>
    armsOf(state, soldier).flatMap((arm) =>
      arm.card?.triggered && triggeredRefusal(state, soldier, arm, mark) === undefined
        ? [{ type: 'attack', soldier: soldier.number, weapon: arm.weapon, profile: arm.profile } as const]
        : [],
    ),
  );
}

/** Why a triggered weapon is not set off by the card that came. */
function triggeredRefusal(state: Read, soldier: SoldierView, arm: Arm, mark: Mark): RefusalCode | undefined {
  const isNear = soldier.slot === mark.slot && arm.figures.ranges.some(({ range }) => range === 0);
  if (!isNear) return 'OUT_OF_RANGE';
  if (legalModes(state, soldier, arm, mark).length === 0) return 'NO_LEGAL_MODE';
  return weaponRefusal(arm, state, soldier);
}

const triggeredChance: WindowStep<WarTypes, 'triggered'> = {
  kind: 'window',
  name: 'triggeredChance',
  rule: 'WF-ATK-31',
  seats: (state, { hostile }) =>
    inSeatOrder(triggeredArms(state, hostile).map(({ soldier }) => seatOf(state, soldier))),
  about: (_state, { hostile }) => ({ hostile }),
  isOpen: () => true,
  options: (state, { hostile }, seat) =>
    triggeredArms(state, hostile).filter(({ soldier }) => seatOf(state, soldier) === seat),
  blocked: (state, { hostile }, seat) =>
    blockedBy((note) => {
      const mark = hostileMark(state, getHostile(state, hostile));
      for (const soldier of ownSoldiers(state, seat))
        for (const arm of armsOf(state, soldier))
          if (arm.card?.triggered)
            note(
              { type: 'attack', soldier: soldier.number, weapon: arm.weapon, profile: arm.profile },
              'WF-ATK-31',
              triggeredRefusal(state, soldier, arm, mark),
              { range: Math.abs(soldier.slot - mark.slot), reach: 0 },
            );
    }),
  plans: (state, { hostile }, _seat, answer) =>
    answer.type === 'attack' ? openShots(state, { ...answer, hostile, target: -1 }) : [],
  unplanned: CALLER,
  react(context, { hostile }, _seat, command) {
    if (command.type !== 'attack') return;
    context.go('again');
    const attack = freshAttack(command.soldier, command.weapon, command.profile, true);
    context.enter('attack', 'declare', { ...attack, hostile });
  },
  passed: (context) => context.done(),
};

export const triggered: Procedure<WarTypes, 'triggered'> = {
  start: triggeredChance,
  again: {
    kind: 'auto',
    run(context, { hostile }) {
      if (triggeredArms(context.state, hostile).length > 0) context.go('start');
      else context.done();
    },
  },
};

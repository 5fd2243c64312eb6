import type { Procedure, WindowStep } from '@sitrep/kernel';
import { inSeatOrder } from '../queries/coop.ts';
import { findHostile, type Read, soldiersIn } from '../queries/lookup.ts';
import { hostileMark } from '../queries/marks.ts';
import { legalModes } from '../queries/targets.ts';
import { armsOf, weaponRefusal } from '../queries/weapons.ts';
import type { Command, Frames, WarTypes } from '../types.ts';
import { freshAttack } from './attack.ts';
import { seatOf, type War } from './common.ts';

/** WF-ATK-31, WF-RULING-66, 154: in the Hostile Turn whoever has a triggered weapon here may use it on the card that just came. */
export function callTriggered(context: War, hostile: number): void {
  if (context.state.game.phase !== 'hostileTurn') return;
  if (findHostile(context.state, hostile) !== undefined && triggeredArms(context.state, hostile).length > 0)
    context.call('triggered', { hostile });
}

function triggeredArms(state: Read, token: number): readonly Extract<Command, { type: 'attack' }>[] {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return [];
  return soldiersIn(state, hostile.slot).flatMap((soldier) =>
    armsOf(state, soldier).flatMap((arm) =>
      arm.card?.triggered &&
      legalModes(state, soldier, arm, hostileMark(state, hostile)).length > 0 &&
      weaponRefusal(arm, state, soldier) === undefined &&
      arm.figures.ranges.some(({ range }) => range === 0)
        ? [{ type: 'attack', soldier: soldier.number, weapon: arm.weapon, profile: arm.profile } as const]
        : [],
    ),
  );
}

const triggeredChance: WindowStep<WarTypes, Frames['triggered']> = {
  kind: 'window',
  name: 'triggeredChance',
  rule: 'WF-ATK-31',
  seats: (state, { hostile }) =>
    inSeatOrder(triggeredArms(state, hostile).map(({ soldier }) => seatOf(state, soldier))),
  about: (_state, { hostile }) => ({ hostile }),
  isOpen: () => true,
  options: (state, { hostile }, seat) =>
    triggeredArms(state, hostile).filter(({ soldier }) => seatOf(state, soldier) === seat),
  react(context, { hostile }, _seat, command) {
    if (command.type !== 'attack') return;
    context.go('again');
    context.call('attack', {
      ...freshAttack(command.soldier, command.weapon, command.profile, true),
      hostile,
    });
    context.go('declare');
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

import { hasLegalMark } from '../queries/attack/targets.ts';
import { armsOf } from '../queries/gear/weapons.ts';
import { allMarks } from '../queries/in-force/marks.ts';
import { getSoldier } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';

/** An attack without an Action (WF-ACT-22): the beneficiary chooses weapon and target. */
export const grantAttack: Instant<'grantAttack'> = {
  can(state, { beneficiary }, { afterMove = false, strikes = false }) {
    const soldier = getSoldier(state, beneficiary);
    // WF-HTH-28: whoever has moved before cannot play such a card, so this was its own Move.
    if (afterMove && !soldier.hasMoved) return false;
    const marks = allMarks(state);
    return armsOf(state, soldier).some((arm) =>
      hasLegalMark(state, { soldier, arm, mayStrike: strikes }, marks),
    );
  },
  run: (context, { beneficiary }, { strikes = false }) =>
    context.call('freeAttack', { soldier: beneficiary, hasAttacked: false, mayStrike: strikes }),
};

import { discardFromHand } from '../acts/common.ts';
import { isPlayerSoldier } from '../queries/soldiers/soldiers.ts';
import { getSoldier, team } from '../queries/table/lookup.ts';
import { handOf } from '../queries/table/zones.ts';
import type { Instant } from './effect.ts';

/** Every Player Soldier of the target's hand loses cards, oldest first. */
export const discardCards: Instant<'discardCards'> = {
  run(context, { beneficiary }, { amount }) {
    const losers = beneficiary > 0 ? [getSoldier(context.state, beneficiary)] : team(context.state);
    for (const soldier of losers) {
      if (!isPlayerSoldier(context.state, soldier)) continue;
      for (const token of [...handOf(context.state, soldier.number)].slice(0, amount))
        discardFromHand(context, soldier.number, token, 'WF-CORE-01');
    }
  },
};

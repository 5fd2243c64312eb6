import { discardFromHand } from '../../acts/common.ts';
import { from1 } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { quantity } from '../../describe/parts/effect-text.ts';
import { isPlayerSoldier } from '../../queries/soldiers/soldiers.ts';
import { getSoldier, team } from '../../queries/table/lookup.ts';
import { handOf } from '../../queries/table/zones.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20) };

/** The beneficiary, or every Player Soldier if there is none, discards cards, oldest first. */
export const discardCards: Instant<'discardCards', typeof fields> = {
  name: 'discardCards',
  fields,
  meaning: 'cards out of the hand, or of every hand',
  at: ANYTIME,
  run(context, { beneficiary }, { amount }) {
    const losers = beneficiary > 0 ? [getSoldier(context.state, beneficiary)] : team(context.state);
    for (const soldier of losers) {
      if (!isPlayerSoldier(context.state, soldier)) continue;
      for (const token of [...handOf(context.state, soldier.number)].slice(0, amount))
        discardFromHand(context, soldier.number, token, 'WF-CORE-01');
    }
  },
  text: ({ amount }) => quantity('discardCards', amount),
};

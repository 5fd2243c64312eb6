import { anyPlace, from1, optional, who } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { part } from '../../describe/parts/text-part.ts';
import { describeStruck } from '../../describe/parts/who.ts';
import { downedAmong } from '../../queries/movement/exits.ts';
import { UNHARMED } from '../../queries/soldiers/wounds.ts';
import { getCard, numbersOf } from '../../queries/table/lookup.ts';
import { concernedSoldiers, scopeAt } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20), on: who, at: optional(anyPlace) };

/** One Wound counter for each (WF-WOUND-02); whoever is Downed by it leaves (WF-WOUND-11). */
export const wound: Instant<'wound', typeof fields> = {
  name: 'wound',
  fields,
  meaning: 'Wounds Soldiers',
  at: ANYTIME,
  run(context, scope, { amount, on, at }) {
    const there = scopeAt(context.state, scope, at);
    const hurt = numbersOf(concernedSoldiers(context.state, there, on));
    if (hurt.length === 0) return;
    // WF-RULING-144: Soldiers may react to an Event as to an attack, but not to the cost of their own card.
    if (getCard(context.state, scope.source).type === 'event')
      return context.call('textWounds', {
        ...UNHARMED,
        hostile: -1,
        row: { from: 1, wounds: amount },
        wounded: hurt,
      });
    for (const soldier of hurt)
      context.emit({ type: 'wounded', rule: 'WF-WOUND-02', soldier, points: amount });
    const leaving = downedAmong(context.state, hurt);
    if (leaving.length > 0) context.call('exit', { leaving, at: 0 });
  },
  text: ({ amount, on, at }) => part('effect.wound', { amount, who: describeStruck(on, at) }),
};

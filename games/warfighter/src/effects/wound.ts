import { downedAmong } from '../queries/exits.ts';
import type { Instant } from './effect.ts';
import { concernedSoldiers, scopeAt } from './whom.ts';

/** One Wound counter for each (WF-WOUND-02); whoever is Downed by it leaves (WF-WOUND-11). */
export const wound: Instant<'wound'> = {
  run(context, scope, { amount, on, at }) {
    const there = scopeAt(context.state, scope, at);
    const hurt = concernedSoldiers(context.state, there, on).map(({ number }) => number);
    for (const soldier of hurt)
      context.emit({ type: 'wounded', rule: 'WF-WOUND-02', soldier, points: amount });
    const leaving = downedAmong(context.state, hurt);
    if (leaving.length > 0) context.call('exit', { leaving, at: 0 });
  },
};

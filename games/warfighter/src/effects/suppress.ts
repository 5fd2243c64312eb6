import { suppressHostile, suppressSoldiers } from '../acts/common.ts';
import type { Instant } from './effect.ts';
import { concernedHostiles, concernedSoldiers, scopeAt } from './whom.ts';

/** Suppress counters on Soldiers (WF-HOST-40) or on hostile cards (WF-ATK-16). */
export const suppress: Instant<'suppress'> = {
  run(context, scope, { amount, on, at }) {
    const there = scopeAt(context.state, scope, at);
    suppressSoldiers(context, concernedSoldiers(context.state, there, on), amount, 'WF-HOST-40');
    for (const hostile of concernedHostiles(context.state, there, on))
      suppressHostile(context, hostile.token, amount, 'WF-ATK-16');
  },
};

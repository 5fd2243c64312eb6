import { suppressHostile, suppressSoldiers } from '../../acts/common.ts';
import { anyPlace, from1, optional, who } from '../../content/fields.ts';
import { ANYTIME } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { bracketed } from '../../describe/parts/figures.ts';
import { part } from '../../describe/parts/text-part.ts';
import { describeStruck } from '../../describe/parts/who.ts';
import { concernedHostiles, concernedSoldiers, scopeAt } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20), on: who, at: optional(anyPlace) };

/** Suppress counters on Soldiers (WF-HOST-40) or on hostile cards (WF-ATK-16). */
export const suppress: Instant<'suppress', typeof fields> = {
  name: 'suppress',
  fields,
  meaning: 'Suppress counters on Soldiers or hostiles',
  at: ANYTIME,
  run(context, scope, { amount, on, at }) {
    const there = scopeAt(context.state, scope, at);
    suppressSoldiers(context, concernedSoldiers(context.state, there, on), amount, 'WF-HOST-40');
    for (const hostile of concernedHostiles(context.state, there, on))
      suppressHostile(context, hostile.token, amount, 'WF-ATK-16');
  },
  saysWho: ({ on }) => on.who === 'hostile',
  text: ({ amount, on, at }, setting, upgun) =>
    on.who === 'hostile'
      ? part('effect.suppress.it', { amount: bracketed(amount, upgun?.amount), who: struckBy(setting) })
      : part('effect.suppress', { amount, who: describeStruck(on, at) }),
};

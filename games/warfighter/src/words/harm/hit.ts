import { eliminateIfDead } from '../../acts/common.ts';
import { from1, optional, yes } from '../../content/fields.ts';
import { WHEN_USED } from '../../content/moments.ts';
import { struckBy } from '../../describe/parts/effect-text.ts';
import { part } from '../../describe/parts/text-part.ts';
import { getCard, getCardOf, getHostile, type Read } from '../../queries/table/lookup.ts';
import { whyGone } from '../form/whom.ts';
import type { Instant } from '../form/word.ts';

const fields = { amount: from1(20), noXp: optional(yes) };

/** Kills without dice: on uncovered reticles first, then on suppressed ones. */
export const hit: Instant<'hit', typeof fields> = {
  name: 'hit',
  fields,
  meaning: 'kills reticles without dice',
  at: WHEN_USED,
  needs: 'hostile',
  why: whyGone,
  run(context, { hostile, actor, source }, { amount, noXp = false }) {
    const { ekia, suppress, card, lastKiller } = getHostile(context.state, hostile);
    const { reticles } = getCardOf(context.state, 'hostile', card);
    const kills = Math.min(amount, reticles - ekia);
    const uncovered = reticles - ekia - suppress;
    context.emit({
      type: 'hostileKilled',
      rule: 'WF-CARD-16',
      hostile,
      amount: kills,
      suppressed: Math.max(0, kills - uncovered),
      by: 0,
    });
    // WF-XP-09, WF-RULING-63: a Support card's owner gets the XP; otherwise whoever last put a Kill there.
    eliminateIfDead(context, hostile, isSupport(context.state, source) ? actor : lastKiller, !noXp);
  },
  saysWho: () => true,
  text: ({ amount, noXp }, setting) =>
    part(noXp ? 'effect.hit.noXp' : 'effect.hit', { amount, who: struckBy(setting) }),
};

function isSupport(state: Read, source: string): boolean {
  const card = getCard(state, source);
  return card.type === 'action' && card.kind === 'support';
}

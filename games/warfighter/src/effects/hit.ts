import { eliminateIfDead } from '../acts/common.ts';
import { getCard, getCardOf, getHostile, type Read } from '../queries/table/lookup.ts';
import type { Instant } from './effect.ts';
import { isInPlay } from './whom.ts';

/** Kills without dice: on uncovered reticles first, then on suppressed ones. */
export const hit: Instant<'hit'> = {
  can: isInPlay,
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
    // WF-XP-09, WF-RULING-63: only a Support card's owner is paid for it; otherwise whoever last killed there.
    eliminateIfDead(context, hostile, isSupport(context.state, source) ? actor : lastKiller, !noXp);
  },
};

function isSupport(state: Read, source: string): boolean {
  const card = getCard(state, source);
  return card.type === 'action' && card.kind === 'support';
}

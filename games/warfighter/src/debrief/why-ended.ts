import { listPart, part, type TextPart } from '../describe/index.ts';
import { conditionsOf, failCount, timeLimitOf } from '../queries/mission/objective.ts';
import { isEscape } from '../queries/soldiers/soldiers.ts';
import { missionCard, type Read } from '../queries/table/lookup.ts';
import { goalsOf } from './goals.ts';

/** Why a mission ended as it did: the condition that ended it, and what was still missing; `undefined` while it runs. */
export function whyEnded(state: Read): TextPart | undefined {
  const { result, timer } = state.game;
  if (result === undefined) return undefined;
  if (result.isSuccess) {
    const isAway = missionCard(state).raid === true || isEscape(state);
    return part(isAway ? 'why.escaped' : 'why.complete', { left: Math.max(0, timer - 1) });
  }
  const lacking = goalsOf(state).flatMap(({ missing }) => missing ?? []);
  // An Objective that was never activated lacks the same for each of its conditions.
  const shown = state.game.isActive ? lacking : lacking.slice(0, 1);
  return part(`why.${causeOf(state, result.rule)}`, { missing: listPart('and', shown) });
}

/** WF-END-02, 03, 04, 06. */
function causeOf(state: Read, rule: string): string {
  if (rule === 'WF-END-02') return 'timer';
  if (rule === 'WF-END-03') return 'nobody';
  if (rule === 'WF-END-06') return 'conceded';
  const limit = timeLimitOf(state);
  if (limit > 0 && state.game.timeCounters >= limit) return 'limit';
  const broken = conditionsOf(state).find(
    (condition) => condition.need === 'failIf' && failCount(state, condition.is) >= condition.least,
  );
  return broken?.need === 'failIf' ? `failed.${broken.is}` : 'limit';
}

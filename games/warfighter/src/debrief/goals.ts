import type { ObjectiveCondition } from '../content/cards.ts';
import { cardPart, describeNeed, part, type TextPart } from '../describe/index.ts';
import { conditionsOf, isNeedMet } from '../queries/mission/objective.ts';
import { hostilesIn, missionCard, objectiveCard, type Read, team } from '../queries/table/lookup.ts';

/** Something that had to be done for success, and what it still lacked. */
export interface Goal {
  readonly text: TextPart;
  readonly isReached: boolean;
  /** Absent once it is reached. */
  readonly missing?: TextPart;
}

/** What makes the mission a success, in the order of the cards (WF-OBJ-07, WF-MISSIONTYPE-08). */
export function goalsOf(state: Read): readonly Goal[] {
  const { isEscaping, result } = state.game;
  const isDone = result?.isSuccess === true;
  const own = conditionsOf(state).filter(({ need }) => need !== 'timeLimit' && need !== 'failIf');
  const goals = own.map((condition) =>
    goalOf(state, condition, isDone || isEscaping || isFulfilled(state, condition)),
  );
  if (!missionCard(state).raid) return goals;
  return [...goals, goalOf(state, { need: 'escape' }, isDone)];
}

/** WF-OBJ-01: an inactive Objective has no effect yet. */
function isFulfilled(state: Read, condition: ObjectiveCondition): boolean {
  return state.game.isActive && isNeedMet(state, condition);
}

function goalOf(state: Read, condition: ObjectiveCondition, isReached: boolean): Goal {
  const text = describeNeed(condition, objectiveCard(state).target);
  return isReached ? { text, isReached } : { text, isReached, missing: missingOf(state, condition) };
}

function missingOf(state: Read, condition: ObjectiveCondition): TextPart {
  const { isActive, slots, soldiers } = state.game;
  if (!isActive) {
    const furthest = Math.max(1, ...soldiers.map(({ slot }) => slot));
    return part('missing.inactive', { slots: Math.max(0, slots - 1 - furthest) });
  }
  switch (condition.need) {
    case 'eliminateHostiles':
      return part('missing.hostiles', { count: hostilesLeft(state) });
    case 'eliminateHostile':
      return part('missing.hostile', { card: cardPart(condition.card) });
    case 'keepClear':
      return part('missing.clear', { count: condition.turns - state.game.clearCounters });
    case 'destroyTargets':
      return part('missing.hits', { count: hitsLeft(state) });
    case 'escape':
      return part('missing.escape', { count: team(state).filter(({ slot }) => slot !== 1).length });
    default:
      return part('missing.onSite');
  }
}

/** WF-OBJ-08, 09: those that count for the Objective, wherever they are, and those in it. */
function hostilesLeft(state: Read): number {
  const here = hostilesIn(state, state.game.slots);
  return state.game.hostiles.filter((hostile) => hostile.isMarked || here.includes(hostile)).length;
}

function hitsLeft(state: Read): number {
  const needed = objectiveCard(state).target?.hits ?? 0;
  return state.game.targetHits.reduce((sum, hits) => sum + Math.max(0, needed - hits), 0);
}

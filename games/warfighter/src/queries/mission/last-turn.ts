import type { Rationale } from '@sitrep/contract';
import { objectiveCard, type Read } from '../table/lookup.ts';
import { isCheckedAtTurnEnd, isObjectiveMet, keepClearOf } from './objective.ts';

/** What the end of the Soldier Turn leads to, and what is still missing for success. */
export interface LastTurn {
  readonly result: 'succeeds' | 'fails' | 'open';
  readonly missing: readonly Rationale[];
}

/** WF-TURN-08: the turn in which the Timer runs out as things stand; cards may still move it. */
export function finalTurn({ game: { turn, timer } }: Read): number {
  return Math.max(1, turn) + Math.max(1, timer) - 1;
}

/** WF-END-02: whether the Timer runs out with this turn; `undefined` before the last one. */
export function lastTurn(state: Read): LastTurn | undefined {
  if (state.game.timer > 1) return undefined;
  const isMet = isObjectiveMet(state);
  if (isMet && isCheckedAtTurnEnd(state)) return { result: 'succeeds', missing: [] };
  // WF-OBJ-11: a place that was kept clear long enough counts at the end of the turn
  const result = isMet || keepClearOf(state) > 0 ? 'open' : 'fails';
  return { result, missing: missingFor(state) };
}

function missingFor(state: Read): readonly Rationale[] {
  const { isActive, targetHits, hostiles } = state.game;
  if (!isActive) return [{ key: 'lastTurn.inactive', args: {} }];
  const needed = objectiveCard(state).target?.hits ?? 0;
  const hits = targetHits.reduce((sum, done) => sum + Math.max(0, needed - done), 0);
  if (hits > 0) return [{ key: 'lastTurn.hits', args: { count: hits } }];
  const count = hostiles.filter(({ isMarked }) => isMarked).length;
  return count > 0 ? [{ key: 'lastTurn.hostiles', args: { count } }] : [];
}

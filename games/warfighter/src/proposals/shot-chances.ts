import { permille } from '@sitrep/kernel';
import { type AttackOutcome, attackOdds } from '../queries/attack/attack-odds.ts';
import type { ShotPlan } from '../types.ts';
import type { ShotChances } from './sketches.ts';

/** What an attack may do, from the plan that is rolled. */
export function chancesOf(plan: ShotPlan): ShotChances {
  const { total: all, counts } = attackOdds(plan);
  const missing = plan.uncovered + plan.suppressed;
  const share = (has: (outcome: AttackOutcome) => boolean) =>
    permille(
      [...counts].reduce((sum, [outcome, count]) => sum + (has(outcome) ? count : 0), 0),
      all,
    );
  return {
    eliminate: share(({ kills }) => kills >= missing),
    kill: share(({ kills }) => kills > 0),
    suppress: share(({ kills, suppresses }) => kills === 0 && suppresses > 0),
    empty: share(({ isEmptied }) => isEmptied),
    jam: share(({ isJammed }) => isJammed),
  };
}

/** Whether two attacks do the same to their target. */
export function isAlike(one: ShotChances, other: ShotChances): boolean {
  return one.eliminate === other.eliminate && one.kill === other.kill && one.suppress === other.suppress;
}

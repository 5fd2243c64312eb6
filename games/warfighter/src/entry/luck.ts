import type { RollLuck } from '@sitrep/contract';
import { isKernelEvent, type Match, makeKey, permille } from '@sitrep/kernel';
import { attackOdds, total } from '../for-clients.ts';
import { type AttackPlan, type WarEventOf, type WarPlan, type WarTypes, warfighter } from '../index.ts';

type Rolled = WarEventOf<'attackRolled'>;

/** The answer that fixed an attack is at most this many entries before its dice: experience may have to be paid in between. */
const FURTHEST = 12;

/** For every attack that was rolled: the Kills its odds promised when it was chosen, and the actual ones. */
export function luckOf(match: Match<WarTypes>): readonly RollLuck[] {
  const rolls = match.log.flatMap(({ events }, entry) =>
    events.flatMap((event) =>
      isKernelEvent(event) || event.type !== 'attackRolled' ? [] : [{ entry, event }],
    ),
  );
  return rolls.flatMap(({ entry, event }, roll) => {
    const plan = findPlan(match, entry, event);
    return plan === undefined ? [] : [{ roll, ...rollLuck(plan, event) }];
  });
}

/** The plan that the player saw, found by searching backwards from the dice. */
function findPlan(match: Match<WarTypes>, entry: number, rolled: Rolled): AttackPlan | undefined {
  for (let back = entry; back > Math.max(0, entry - FURTHEST); back -= 1) {
    const { act, by } = match.log[back] ?? {};
    if (act?.type !== 'answer' || by === undefined) continue;
    const before = match.branch(back - 1, makeKey('luck'));
    if (!before.ok) return undefined;
    const found = warfighter.plans(before.value.state, by, act.answer).filter(isAttack);
    const plan = found.find((each) => fits(each, rolled));
    if (plan !== undefined) return plan;
  }
  return undefined;
}

function isAttack(plan: WarPlan): plan is AttackPlan {
  return plan.type === 'shot' || plan.type === 'support';
}

/** The same attack has the same figures, modifiers included. A Support card's attack belongs to no Soldier. */
function fits(plan: AttackPlan, rolled: Rolled): boolean {
  return (
    (plan.type === 'support' || plan.figures.soldier === rolled.soldier) &&
    plan.mode === rolled.mode &&
    plan.dice.attack.count === rolled.dice.length &&
    plan.kill === rolled.kill &&
    plan.cover === rolled.cover &&
    total(plan.attack) === rolled.modifier &&
    total(plan.defeatCover) === rolled.coverModifier
  );
}

function rollLuck(plan: AttackPlan, { soldier, kills: rolled }: Rolled): Omit<RollLuck, 'roll'> {
  const { counts, total: all } = attackOdds(plan);
  const sum = (value: (kills: number) => number) =>
    [...counts].reduce((before, [outcome, count]) => before + value(outcome.kills) * count, 0);
  const expected = sum((each) => each) / all;
  const isStray = (kills: number) => (rolled >= expected ? kills >= rolled : kills <= rolled);
  return {
    soldier,
    expected,
    variance: sum((each) => (each - expected) ** 2) / all,
    rolled,
    share: permille(
      sum((each) => Number(isStray(each))),
      all,
    ),
  };
}

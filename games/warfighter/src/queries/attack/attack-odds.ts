import { type Distribution, distribution } from '@sitrep/kernel';
import type { AttackPlan } from '../../types.ts';
import { type AttackResult, resolveAttack } from './attack.ts';

/** What an attack does to its target and to the attacker. */
export type AttackOutcome = Pick<
  AttackResult,
  'kills' | 'suppresses' | 'isEmptied' | 'isJammed' | 'isStumbled'
>;

/** The exact chances of every outcome of an attack. */
export function attackOdds(plan: AttackPlan): Distribution<AttackOutcome> {
  return distribution(
    plan.dice,
    ({ attack, cover: [die = plan.fixedCover] }) => outcomeOf(resolveAttack(plan, attack, die)),
    outcomeKey,
  );
}

function outcomeOf({ kills, suppresses, isEmptied, isJammed, isStumbled }: AttackResult): AttackOutcome {
  return { kills, suppresses, isEmptied, isJammed, isStumbled };
}

function outcomeKey({ kills, suppresses, isEmptied, isJammed, isStumbled }: AttackOutcome): string {
  return [kills, suppresses, Number(isEmptied), Number(isJammed), Number(isStumbled)].join('/');
}

/** Of all rolls of an attack, how many kill, and how many do anything to the target. */
export function effectCounts({ counts }: Distribution<AttackOutcome>): {
  readonly kills: number;
  readonly effects: number;
} {
  let kills = 0;
  let effects = 0;
  for (const [outcome, count] of counts) {
    if (outcome.kills > 0) kills += count;
    if (outcome.kills + outcome.suppresses > 0) effects += count;
  }
  return { kills, effects };
}

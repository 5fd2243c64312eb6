import type { Chance, Odds, OddsModifier } from '@sitrep/contract';
import { derive, distribution } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import type { AccuracyPlan, AttackPlan, CheckPlan, CvPlan, RerollPlan, RoundPlan } from '../plans.ts';
import { attackCounts, type EffectCounts, rerollCounts } from '../queries/attack-odds.ts';
import { isPassed } from '../queries/check.ts';
import { resolveFight } from '../queries/close-combat.ts';
import { NONE } from '../state.ts';
import { EFFECTS } from '../types.ts';
import { pieceNoun } from './piece-noun.ts';

/** The chances of a roll that a step offers. */
export function planOdds(content: Content, plan: CvPlan): readonly Odds[] {
  switch (plan.type) {
    case 'attack':
      return [attackOdds(content, plan)];
    case 'check':
      return [checkOdds(plan)];
    case 'accuracy':
      return [accuracyOdds(plan)];
    case 'reroll':
      return [rerollOdds(plan)];
    case 'round':
      return [roundOdds(plan)];
    case 'scatter':
      // No answer leads to it directly: the die for accuracy comes first.
      return [];
  }
}

/** Assumes that the defender cancels the worst results; re-rolls by heroes are left out. */
function attackOdds(content: Content, { dice, facts, ...plan }: AttackPlan): Odds {
  const { firer, weapon, target, modifiers } = plan;
  const { count } = dice.attack;
  const { total, counts } = countsOf(content, [count, facts]);
  return {
    key: firer === NONE ? 'odds.strike' : 'odds.attack',
    short: 'odds.target',
    about: { firer, weapon, target, dice: count },
    rule: 'CV-RES-13',
    total,
    chances: effectChances(counts),
    besides: [],
    modifiers: [firepowerOf(content, plan), ...modifiers.map(conditionOf)],
  };
}

function effectChances(counts: EffectCounts['counts']): readonly Chance[] {
  return EFFECTS.map((effect) => ({ key: 'odds.effect', args: { effect }, count: counts[effect] }));
}

/** What the attack does with one die rolled again, as if nothing else were. */
function rerollOdds(plan: RerollPlan): Odds {
  const { total, counts } = rerollCounts(plan);
  const { target, rule } = plan;
  const chances = effectChances(counts);
  return { key: 'odds.reroll', about: { target }, rule, total, chances, besides: [], modifiers: [] };
}

/** What both sides lose in a round, from the best for the active side to the worst. */
function roundOdds(plan: RoundPlan): Odds {
  const { hex, rule, active } = plan;
  const { total, counts } = distribution(plan.dice, (dice) => resolveFight(plan, dice).losses, String);
  const chances = [...counts]
    .map(([losses, count]) => ({ own: losses[active] ?? 0, enemy: losses[1 - active] ?? 0, count }))
    .sort((one, other) => other.enemy - one.enemy || one.own - other.own)
    .map(({ own, enemy, count }) => ({ key: 'odds.losses', args: { own, enemy }, count }));
  return {
    key: 'odds.round',
    short: 'odds.roundIn',
    about: { hex },
    rule,
    total,
    chances,
    besides: [],
    modifiers: [],
  };
}

/** Cached: the odds of a number of dice against a kind of target are the same in every match, and slow to compute. */
const countsOf = derive.content(
  (_content: Content, [dice, target]: readonly [dice: number, target: AttackPlan['facts']]) =>
    attackCounts(dice, target),
  (shot) => JSON.stringify(shot),
);

/** Fire support has no firer, and a firer without a weapon has his own rating. */
function firepowerOf(
  content: Content,
  { firer, weapon, base: amount }: Pick<AttackPlan, 'firer' | 'weapon' | 'base'>,
): OddsModifier {
  const source = weapon === NONE ? undefined : pieceNoun(content, weapon);
  const own = { key: firer === NONE ? 'noun.support' : 'noun.own' };
  return { key: 'odds.firepower', amount, source: source ?? own };
}

function conditionOf({ condition, dice }: AttackPlan['modifiers'][number]): OddsModifier {
  return { key: 'odds.condition', amount: dice, source: { key: `condition.${condition}` } };
}

function checkOdds(plan: CheckPlan): Odds {
  const { soldier, discipline } = plan;
  return dieOdds(plan, { key: 'odds.check', about: { soldier, discipline }, outcome: 'odds.checked' });
}

function accuracyOdds(plan: AccuracyPlan): Odds {
  const { leader, hex, discipline } = plan;
  return dieOdds(plan, {
    key: 'odds.accuracy',
    about: { leader, hex, discipline },
    outcome: 'odds.struck',
  });
}

interface DieText {
  readonly key: string;
  readonly about: object;
  readonly outcome: string;
}

/** CV-PIECE-18: one die against a discipline. */
function dieOdds(plan: CheckPlan | AccuracyPlan, { key, about, outcome }: DieText): Odds {
  const { total, counts } = distribution(plan.dice, (dice) => isPassed(plan, dice));
  const chances = [true, false].map((hasPassed) => ({
    key: outcome,
    args: { isPassed: String(hasPassed) },
    count: counts.get(hasPassed) ?? 0,
  }));
  return { key, about, rule: plan.rule, total, chances, besides: [], modifiers: [] };
}

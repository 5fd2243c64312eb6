import type { Odds, OddsModifier } from '@sitrep/contract';
import { type Answer, derive, distribution, type Reading, type Seat } from '@sitrep/kernel';
import {
  type AccuracyPlan,
  type AttackPlan,
  attackCounts,
  type CheckPlan,
  type Content,
  type CvPlan,
  type CvTypes,
  combatVeteran,
  EFFECTS,
  isPassed,
} from '../index.ts';
import { pieceNoun } from './nouns.ts';

const NONE = -1;

/** The chances of the rolls that an option leads to: attacks, one for each target, and checks. */
export function oddsOf(state: Reading<CvTypes>, seat: Seat, answer: Answer<CvTypes>): readonly Odds[] {
  return combatVeteran.plans(state, seat, answer).map((plan) => toOdds(state.content, plan));
}

function toOdds(content: Content, plan: CvPlan): Odds {
  switch (plan.type) {
    case 'attack':
      return attackOdds(content, plan);
    case 'check':
      return checkOdds(plan);
    case 'accuracy':
      return accuracyOdds(plan);
  }
}

/** Assumes that the defender cancels the worst results; re-rolls by heroes are left out. */
function attackOdds(content: Content, { dice, facts, ...plan }: AttackPlan): Odds {
  const { firer, weapon, target, base, modifiers } = plan;
  const { count } = dice.attack;
  const { total, counts } = countsOf(content, [count, facts]);
  return {
    key: firer === NONE ? 'odds.strike' : 'odds.attack',
    short: 'odds.target',
    about: { firer, weapon, target, dice: count },
    rule: 'CV-RES-13',
    total,
    chances: EFFECTS.map((effect) => ({ key: 'odds.effect', args: { effect }, count: counts[effect] })),
    besides: [],
    modifiers: [firepowerOf(content, weapon, base), ...modifiers.map(conditionOf)],
  };
}

/** Cached: the odds of a number of dice against a kind of target are the same in every match, and slow to compute. */
const countsOf = derive.content(
  (_content: Content, [dice, target]: readonly [dice: number, target: AttackPlan['facts']]) =>
    attackCounts(dice, target),
  (shot) => JSON.stringify(shot),
);

function firepowerOf(content: Content, weapon: number, amount: number): OddsModifier {
  const source = weapon === NONE ? undefined : pieceNoun(content, weapon);
  return { key: 'odds.firepower', amount, source: source ?? { key: 'noun.own' } };
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

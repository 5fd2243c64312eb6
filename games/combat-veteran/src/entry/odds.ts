import type { Odds } from '@sitrep/contract';
import type { Answer, Reading, Seat } from '@sitrep/kernel';
import { type CvTypes, combatVeteran } from '../index.ts';
import { planOdds } from '../telling/plan-odds.ts';

/** The chances of the rolls that an option leads to: attacks, one for each target, and checks. */
export function oddsOf(state: Reading<CvTypes>, seat: Seat, answer: Answer<CvTypes>): readonly Odds[] {
  return combatVeteran.plans(state, seat, answer).flatMap((plan) => planOdds(state.content, plan));
}

import type { Focus, Proposal } from '@sitrep/contract';
import type { Answer, Decision, Match, Seat } from '@sitrep/kernel';
import type { WarTypes } from '../index.ts';
import { bundles } from '../proposals/index.ts';
import type { Read } from '../queries/table/lookup.ts';
import { shotOdds } from './odds.ts';

/** Bundles of answers for the open decision, with the odds of what they roll. */
export function proposals(
  state: Read,
  decision: Decision<WarTypes>,
  seat: Seat,
  focus: Focus,
): readonly Proposal<WarTypes>[] {
  return bundles(state, decision, seat, focus).map(({ plan, ...bundle }) => ({
    ...bundle,
    odds: plan === undefined ? [] : [shotOdds(state, plan)],
    danger: [],
    parts: [],
  }));
}

/** For the law on secrets: what is proposed about the first hostile card, and about the first slot that can be entered. */
export function pointedProposals(
  match: Match<WarTypes>,
  seat: Seat,
  options: readonly Answer<WarTypes>[],
): Readonly<Record<string, unknown>> {
  const decision = match.decision();
  if (decision?.name !== 'action') return {};
  const { state } = match;
  const [hostile] = state.game.hostiles;
  const move = options.find((option) => option.type === 'move');
  return {
    onHostile: hostile && proposals(state, decision, seat, { hostile: hostile.token }),
    into: move && proposals(state, decision, seat, { to: move.to }),
  };
}

import type { Focus, Proposal, ProposalPart } from '@sitrep/contract';
import type { Answer, Decision, Match, Seat } from '@sitrep/kernel';
import type { WarTypes } from '../index.ts';
import { bundles, isSketch, type JoinSketch } from '../proposals/index.ts';
import type { Read } from '../queries/table/lookup.ts';
import { cardNoun } from './nouns/nouns.ts';
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
    parts: joinParts(joinsIn(bundle.sketch)),
  }));
}

/** What may join an attack is a part of it that starts as left out. */
function joinParts(joins: readonly JoinSketch[]): readonly ProposalPart[] {
  return [...new Set(joins.map(({ name }) => name))].map((name) => {
    const forms = joins.filter((join) => join.name === name);
    return {
      name,
      title: cardNoun(forms[0]?.card ?? ''),
      value: forms.find(({ isChosen }) => isChosen)?.form ?? 'none',
      choices: ['none', ...forms.map(({ form }) => form)].map((value) => ({
        value,
        name: { key: `part.join.${value}` },
      })),
    };
  });
}

/** For the law on secrets: what is proposed about the first hostile card, also with what could join, and about the first slot that can be entered. */
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
  const onHostile = hostile && proposals(state, decision, seat, { hostile: hostile.token });
  const joins = onHostile?.flatMap(({ sketch }) => joinsIn(sketch)) ?? [];
  const extras = Object.fromEntries(joins.map(({ name, form }) => [name, form]));
  return {
    onHostile,
    joined: hostile && proposals(state, decision, seat, { hostile: hostile.token, ...extras }),
    into: move && proposals(state, decision, seat, { to: move.to }),
  };
}

function joinsIn(sketch: object | undefined): readonly JoinSketch[] {
  return isSketch(sketch) && sketch.kind === 'shot' ? sketch.joins : [];
}

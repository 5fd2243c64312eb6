import type { FaceFigure, GoalBlock } from '@sitrep/contract';
import type {
  AttackTarget,
  ObjectiveCard,
  ObjectiveCondition,
  ObjectiveTarget,
} from '../../content/cards.ts';
import { figure, pips, signedFigure } from './face-figure.ts';
import { spanText } from './figures.ts';
import { describeClass } from './hostile-class.ts';
import { cardPart, listPart, part, type TextPart, termPart } from './text-part.ts';

/** What is attacked, what must hold for success (spec 28.8), all at the same moment (WF-OBJ-07), and what fails. */
export function goalBlocks({ conditions, target }: ObjectiveCard): readonly GoalBlock[] {
  const lines = conditions.map((condition): GoalBlock => {
    const isFailure = condition.need === 'failIf' || condition.need === 'timeLimit';
    const text = describeNeed(condition, target);
    return { kind: 'goal', goal: isFailure ? 'failure' : 'success', text, figures: [] };
  });
  return [...(target === undefined ? [] : [targetBlock(target)]), ...lines];
}

/** A condition as its card prints it. */
export function describeNeed(condition: ObjectiveCondition, target: ObjectiveTarget | undefined): TextPart {
  if (condition.need === 'timeLimit') return part('need.timeLimit', { turns: condition.turns });
  if (condition.need === 'failIf') return part(`need.failIf.${condition.is}`, { least: condition.least });
  if (condition.need === 'keepClear') return part('need.keepClear', { turns: condition.turns });
  if (condition.need === 'eliminateHostile')
    return part('need.eliminateHostile', { card: cardPart(condition.card) });
  return condition.need === 'destroyTargets' ? describeDeed(target) : part(`need.${condition.need}`);
}

/** What is to be done with the targets, with their name if they have one. */
function describeDeed({ name, verb = 'destroy', count = 0 }: Partial<ObjectiveTarget> = {}): TextPart {
  return name === undefined
    ? part('need.destroyTargets', { count })
    : part(`need.${verb}`, { name: termPart(name) });
}

/** What is attacked to fulfil the Objective (WF-OBJ-12, 14 to 16). */
function targetBlock(target: ObjectiveTarget): GoalBlock {
  const { screenedBy } = target;
  const screen =
    screenedBy === undefined ? [] : [part('effect.screenedBy', { class: describeClass(screenedBy) })];
  const text = listPart('dot', [nameOf(target), ...limitsOf(target), ...screen]);
  return { kind: 'goal', goal: 'target', text, figures: figuresOf(target) };
}

function nameOf({ name, count }: ObjectiveTarget): TextPart {
  if (name === undefined) return part('target.line', { count });
  return count === 1 ? termPart(name) : part('target.named', { count, name: termPart(name) });
}

/** How an Event is removed by attacks (WF-HOST-50). */
export function attackableBlock(target: AttackTarget): GoalBlock {
  const text = listPart('dot', [part('target.event'), ...limitsOf(target)]);
  return { kind: 'goal', goal: 'target', text, figures: figuresOf(target) };
}

/** What it is, and which attacks reach it. */
function limitsOf({ traits = [], explosionOnly, range }: AttackTarget): readonly TextPart[] {
  return [
    ...traits.map(termPart),
    ...(explosionOnly ? [part('target.explosionOnly')] : []),
    ...(range === undefined ? [] : [part('target.range', { range: spanText(range) })]),
  ];
}

function figuresOf({ cover, hits, size = 0 }: AttackTarget): readonly FaceFigure[] {
  return [figure('cover', cover), pips('hits', hits), ...(size === 0 ? [] : [signedFigure('size', size)])];
}

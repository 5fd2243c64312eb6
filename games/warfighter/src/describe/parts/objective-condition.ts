import type { AttackTarget, ObjectiveCondition, ObjectiveTarget } from '../../content/cards.ts';
import { signed, spanText } from './figures.ts';
import { describeClass } from './hostile-class.ts';
import { cardPart, listPart, part, stat, type TextPart, termPart } from './text-part.ts';

/** What must hold for success (spec 28.8); several at the same moment (WF-OBJ-07). */
export function describeNeeds(
  conditions: readonly ObjectiveCondition[],
  target: ObjectiveTarget | undefined,
): TextPart {
  return part('objective.needs', {
    needs: listPart(
      'then',
      conditions.map((condition) => describeNeed(condition, target)),
    ),
  });
}

function describeNeed(condition: ObjectiveCondition, target: ObjectiveTarget | undefined): TextPart {
  if (condition.need === 'timeLimit') return part('need.timeLimit', { turns: condition.turns });
  if (condition.need === 'failIf') return part(`need.failIf.${condition.is}`, { least: condition.least });
  if (condition.need === 'keepClear') return part('need.keepClear', { turns: condition.turns });
  if (condition.need === 'eliminateHostile')
    return part('need.eliminateHostile', { card: cardPart(condition.card) });
  return condition.need === 'destroyTargets'
    ? part('need.destroyTargets', { count: target?.count ?? 0 })
    : part(`need.${condition.need}`);
}

/** What is attacked to fulfil the Objective (WF-OBJ-12, 14 to 16). */
export function describeTarget(target: ObjectiveTarget): TextPart {
  const { count, screenedBy } = target;
  return listPart('dot', [
    part('target.line', { count }),
    ...targetFigures(target),
    ...(screenedBy === undefined ? [] : [part('effect.screenedBy', { class: describeClass(screenedBy) })]),
  ]);
}

/** How an Event is removed by attacks (WF-HOST-50). */
export function describeAttackable(target: AttackTarget): TextPart {
  return listPart('dot', [part('target.event'), ...targetFigures(target)]);
}

function targetFigures({ cover, hits, size = 0, traits = [], explosionOnly, range }: AttackTarget) {
  return [
    stat('cover', cover),
    stat('hits', hits),
    ...(size === 0 ? [] : [stat('size', signed(size))]),
    ...(traits.length === 0 ? [] : [listPart('comma', traits.map(termPart))]),
    ...(explosionOnly ? [part('target.explosionOnly')] : []),
    ...(range === undefined ? [] : [part('target.range', { range: spanText(range) })]),
  ];
}

import type { FaceText, OutlineLine } from '@sitrep/contract';
import type { ObjectiveCard, ObjectiveCondition } from '../../content/cards.ts';
import { goalBlocks } from '../../describe/parts/objective-condition.ts';
import { part, type TextPart } from '../../describe/parts/text-part.ts';
import type { Ruleset } from '../../options.ts';

/** What the Objective demands and what fails it, as its card says, then what it takes to hit its target. */
export function goalLines(ruleset: Ruleset, card: ObjectiveCard): readonly OutlineLine[] {
  const blocks = goalBlocks(card);
  const needs = blocks.filter(({ goal }) => goal !== 'target');
  return [
    ...needs.map(({ goal, text }, index) => {
      const condition = card.conditions[index];
      const title = part(`brief.goal.${goal}`);
      return condition === undefined
        ? { title, text }
        : { title, text, rule: ruleOf(ruleset, condition, card) };
    }),
    ...blocks
      .filter(({ goal }) => goal === 'target')
      .map(({ text }) => ({
        title: part('brief.goal.target'),
        text: targetText(text, card),
        rule: 'WF-OBJ-12',
      })),
  ];
}

function targetText(text: FaceText, { target }: ObjectiveCard): TextPart {
  const { cover = 0, hits = 0, count = 1 } = target ?? {};
  return part('brief.target', { target: typeof text === 'string' ? part(text) : text, cover, hits, count });
}

/** The rule behind a condition of an Objective. */
function ruleOf(ruleset: Ruleset, { need }: ObjectiveCondition, { target }: ObjectiveCard): string {
  if (need === 'eliminateHostiles') return ruleset === 'ww2' ? 'WF-OBJ-09' : 'WF-OBJ-08';
  if (need === 'destroyTargets') return (target?.count ?? 1) > 1 ? 'WF-OBJ-14' : 'WF-OBJ-12';
  return RULES[need];
}

const RULES = {
  onSite: 'WF-OBJ-10',
  keepClear: 'WF-OBJ-11',
  eliminateHostile: 'WF-OBJ-17',
  timeLimit: 'WF-OBJ-18',
  escape: 'WF-OBJ-19',
  failIf: 'WF-OBJ-23',
} as const;

import type { Host } from '@sitrep/session';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import type { LessonScript, LessonStep, Wanted } from './lesson-script.ts';
import { findWanted } from './wanted.ts';

/** How far a lesson has got. */
export interface LessonPlace {
  readonly step: LessonStep | undefined;
  /** From 0. */
  readonly number: number;
  readonly order: Wanted | undefined;
}

/** The place in a lesson: every answer in the log after the team is one order. */
export function placeIn({ steps }: LessonScript, { log }: Pick<Host, 'log'>): LessonPlace {
  let answered = log.filter(({ act }) => act.type === 'answer').length - 1;
  for (const [number, step] of steps.entries()) {
    if (answered < step.orders.length) return { step, number, order: step.orders[answered] };
    answered -= step.orders.length;
  }
  return { step: undefined, number: steps.length, order: undefined };
}

/** The legal options that the lesson is about now. */
export function wantedOptions(
  script: LessonScript,
  host: Pick<Host, 'log' | 'facts'>,
  options: readonly AnyAnswer[],
): readonly AnyAnswer[] {
  const { order } = placeIn(script, host);
  return order === undefined ? [] : findWanted(options, order, instancesOf(host.facts.content));
}

/** What every card in the match is, by its token. */
export function instancesOf(content: object): readonly string[] {
  const { instances = [] } = content as { readonly instances?: readonly string[] };
  return instances;
}

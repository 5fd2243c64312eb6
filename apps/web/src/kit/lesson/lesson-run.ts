import { undoneEntries } from '@sitrep/kernel';
import type { Host } from '@sitrep/session';
import type { AnyAnswer } from '../match/types.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Lesson, LessonOrder, LessonStep } from './lesson.ts';
import { isWanted } from './wanted.ts';

/** The seat of the learner. */
export const LEARNER = 0;

/** How far a lesson has got. */
export interface LessonPlace {
  readonly step: LessonStep | undefined;
  /** From 0. */
  readonly number: number;
}

/** A lesson that is being taken: everything but what has been read follows from the log of its match. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly host: Pick<Host, 'log' | 'facts'>;
  /** How many entries of the log came before the first order. */
  readonly begun: number;
  /** The numbers of the steps that the learner has read and left. */
  readonly read: Store<ReadonlySet<number>>;
}

export function startRun(lesson: Lesson, host: LessonRun['host']): LessonRun {
  return { lesson, host, begun: host.log.length, read: createStore<ReadonlySet<number>>(new Set()) };
}

interface NumberedOrder {
  readonly order: LessonOrder;
  /** The number of its step. */
  readonly number: number;
}

/** The orders that have yet to be given, of all seats. */
function ordersLeft({ lesson, host, begun }: LessonRun): readonly NumberedOrder[] {
  const orders = lesson.steps.flatMap(({ orders = [] }, number) =>
    orders.map((order) => ({ order, number })),
  );
  const undone = undoneEntries(host.log);
  let next = 0;
  for (const [index, { by, act }] of host.log.entries()) {
    if (index < begun || undone.has(index) || act.type !== 'answer') continue;
    const order = orders[next]?.order;
    const isOrder =
      order !== undefined &&
      (order.by ?? LEARNER) === by &&
      isWanted(lesson, host.facts.content, order, act.answer);
    if (isOrder) next += 1;
  }
  return orders.slice(next);
}

/** The first step that is not done. A step that is only read is done when it was left, or when the learner has gone on. */
export function placeIn(run: LessonRun): LessonPlace {
  const { steps } = run.lesson;
  const left = ordersLeft(run);
  const doing = left[0]?.number ?? steps.length;
  const isBegun = left.filter(({ number }) => number === doing).length < (steps[doing]?.orders?.length ?? 0);
  const lastDone = steps.slice(0, doing).findLastIndex(({ orders = [] }) => orders.length > 0);
  const read = run.read.get();
  for (let number = lastDone + 1; number < doing && !isBegun; number += 1)
    if (!read.has(number)) return { step: steps[number], number };
  return { step: steps[doing], number: doing };
}

/** The order that a seat gives next, if it is its turn in the lesson. */
export function orderOf(run: LessonRun, seat: number): LessonOrder | undefined {
  const order = ordersLeft(run)[0]?.order;
  return order !== undefined && (order.by ?? LEARNER) === seat ? order : undefined;
}

/** Whether the learner may give these answers, one after the other. */
export function isTaught(run: LessonRun, answers: readonly AnyAnswer[]): boolean {
  const own = ordersLeft(run).filter(({ order }) => (order.by ?? LEARNER) === LEARNER);
  const { content } = run.host.facts;
  return answers.every((answer, index) => {
    const order = own[index]?.order;
    return order !== undefined && isWanted(run.lesson, content, order, answer);
  });
}

import type { AnyAnswer } from '../match/types.ts';
import type { Lesson, LessonOrder } from './lesson.ts';

/** Whether an answer is what an order means. */
export function isWanted(
  { nameOf }: Pick<Lesson, 'nameOf'>,
  content: object,
  { by: _, ...wanted }: LessonOrder,
  answer: AnyAnswer,
): boolean {
  const fields = new Map<string, unknown>(Object.entries(answer));
  return Object.entries(wanted).every(([name, value]) => {
    const own = fields.get(name);
    return own === value || (typeof own === 'number' && nameOf(content, name, own) === value);
  });
}

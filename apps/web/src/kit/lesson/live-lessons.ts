import { dropLive } from '../match/live-sessions.ts';
import type { LessonOnScreen } from './open-lesson.ts';

/** The lessons that this page has open: a player who looks something up comes back to the same step. */
const live = new Map<string, LessonOnScreen>();

export function keepLesson(lesson: LessonOnScreen): LessonOnScreen {
  live.set(lesson.session.id, lesson);
  return lesson;
}

/** The lesson that the player left to look something up; a finished one starts over. */
export function findLesson(id: string): LessonOnScreen | undefined {
  const lesson = live.get(id);
  return lesson?.host.outcome === undefined ? lesson : undefined;
}

/** For a player who leaves a lesson: it starts over. */
export function dropLesson(id: string): void {
  dropLive(id);
  live.delete(id);
}

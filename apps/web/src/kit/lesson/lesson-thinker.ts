import { type Host, openLocal, type Thinker } from '@sitrep/session';
import { type LessonRun, orderOf } from './lesson-run.ts';
import { isWanted } from './wanted.ts';

/** The others in a lesson: they do what it says of them, and otherwise nothing that matters. */
export function lessonThinker(run: LessonRun, host: Host): Thinker {
  const { lesson } = run;
  const { content } = host.facts;
  return {
    think({ seat }) {
      const { options } = openLocal(host, seat).snapshot();
      const order = orderOf(run, seat);
      const meant = order && options.find((option) => isWanted(lesson, content, order, option));
      return meant ?? options.find(({ type }) => lesson.quiet.includes(type)) ?? options[0];
    },
  };
}

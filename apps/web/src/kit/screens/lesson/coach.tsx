import { linkTo } from '../../address/router.ts';
import { forgetTable } from '../../address/table-address.ts';
import type { LessonPlace, LessonRun } from '../../lesson/lesson-run.ts';
import { dropLesson } from '../../lesson/live-lessons.ts';
import { useSeat } from '../../page/match-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './coach.module.css';

interface CoachProps {
  readonly run: LessonRun;
  readonly place: LessonPlace;
}

/** What the step is about, and what to do now. */
export function Coach({ run, place: { step, number } }: CoachProps) {
  const { id, t } = useSeat();
  const { lesson, read } = run;
  const key = step === undefined ? 'tutorial.over' : `tutorial.${step.key}`;
  const isRead = step !== undefined && (step.orders ?? []).length === 0;
  const leave = () => {
    dropLesson(id);
    forgetTable();
  };
  return (
    <section className={styles.coach} aria-label={t('lesson.title')}>
      <div className={styles.words} role="status">
        <h2>
          {t(`${key}.title`)}{' '}
          {step !== undefined && (
            <small>{t('lesson.place', { number: number + 1, count: lesson.steps.length })}</small>
          )}
        </h2>
        <p>{t(key)}</p>
        {lesson.isOrderTold && <NowLine />}
      </div>
      <div className={styles.ways}>
        {isRead && (
          <Button kind="strong" onClick={() => read.set((before) => new Set([...before, number]))}>
            {t('lesson.next')}
          </Button>
        )}
        <a
          className={buttonClass(step === undefined ? 'strong' : 'quiet')}
          href={step === undefined ? linkTo(...lesson.next) : linkTo()}
          onClick={leave}
        >
          {t(step === undefined ? 'lesson.play' : 'lesson.leave')}
        </a>
      </div>
    </section>
  );
}

/** The order to give, word for word; or that any will do. */
function NowLine() {
  const { speech, now, t } = useSeat();
  const [only, another] = now.options;
  if (only === undefined) return undefined;
  return (
    <p className={styles.now}>
      <b>{t('lesson.now')}</b>{' '}
      <span data-now>{another === undefined ? speech.option(only, now.view.decision) : t('lesson.any')}</span>
    </p>
  );
}

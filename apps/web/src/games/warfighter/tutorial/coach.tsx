import { linkTo } from '../../../kit/address/router.ts';
import { forgetTable } from '../../../kit/address/table-address.ts';
import { dropLive } from '../../../kit/match/live-sessions.ts';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import styles from './coach.module.css';
import type { LessonPlace } from './lesson-place.ts';
import type { LessonScript } from './lesson-script.ts';
import { LESSON } from './lesson-session.ts';

interface CoachProps {
  readonly script: LessonScript;
  /** How far the lesson has got; called whenever the table changes. */
  findPlace(): LessonPlace;
}

/** What the step is about, and what to do now. */
export function Coach({ script, findPlace }: CoachProps) {
  const { speech, now, t } = useSeat();
  const { step, number } = findPlace();
  const [only, another] = now.options;
  const key = step === undefined ? 'tutorial.over' : `tutorial.${step.key}`;
  return (
    <section className={styles.coach} aria-label={t('tutorial.title')}>
      <div className={styles.words} role="status">
        <h2>
          {t(`${key}.title`)}{' '}
          {step !== undefined && (
            <small>{t('tutorial.place', { number: number + 1, count: script.steps.length })}</small>
          )}
        </h2>
        <p>{t(key)}</p>
        {only !== undefined && (
          <p className={styles.now}>
            <b>{t('tutorial.now')}</b>{' '}
            <span data-now>{another === undefined ? speech.option(only) : t('tutorial.any')}</span>
          </p>
        )}
      </div>
      <a
        className={buttonClass(step === undefined ? 'strong' : 'quiet')}
        href={step === undefined ? linkTo('quick') : linkTo()}
        onClick={dropLesson}
      >
        {t(step === undefined ? 'tutorial.play' : 'tutorial.leave')}
      </a>
    </section>
  );
}

/** A player who leaves a lesson starts it over. */
function dropLesson(): void {
  dropLive(LESSON);
  forgetTable();
}

import { useT } from '../../../kit/i18n/text.tsx';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import styles from './turn-ribbon.module.css';
import { turnSteps } from './turn-steps.ts';

interface TimerTrackProps {
  readonly turn: number;
  readonly timer: number;
  /** The turn in which the Timer runs out. */
  readonly last: number;
}

/** The turns of the mission as steps: the present one larger, the last one a flag. */
export function TimerTrack({ turn, timer, last }: TimerTrackProps) {
  const t = useT();
  const isLast = turn === last;
  const steps = turnSteps(turn, last);
  const vars: CssVars = {
    '--at': `${Math.max(
      0,
      steps.findIndex(({ when }) => when === 'now'),
    )}`,
    '--share': `${Math.min(1, turn / last)}`,
  };
  return (
    <div className={styles.ribbon} data-last={isLast || undefined} style={vars}>
      <p className={styles.count}>
        <span className="visually-hidden">{t('board.turn', { turn, timer })}</span>
        <small aria-hidden="true">{t(isLast ? 'board.lastTurnName' : 'board.turnName')}</small>
        <b aria-hidden="true">
          {turn}
          <i>/{last}</i>
        </b>
      </p>
      <ol className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <li
            key={step.turn}
            data-when={step.when}
            data-flag={step.isLast || undefined}
            data-gap={step.hasGap || undefined}
          >
            {step.isLast ? <Flag /> : step.turn}
          </li>
        ))}
        {turn > 0 && <li className={styles.arrow} />}
      </ol>
    </div>
  );
}

function Flag() {
  return (
    <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
      <path d="M3 1v14M3 2h9l-2.5 3L12 8H3" fill="currentColor" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

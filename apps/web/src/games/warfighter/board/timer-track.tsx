import { useT } from '../../../kit/i18n/text.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import styles from './status.module.css';

/** How many turns are left: one box each, the current one marked. */
export function TimerTrack({ turn, timer }: { readonly turn: number; readonly timer: number }) {
  const t = useT();
  return (
    <p className={styles.timer} data-last={timer <= 1 || undefined}>
      <Icon name="timer" size={18} />
      <span className={styles.inFull}>{t('board.turn', { turn, timer })}</span>
      <span className={styles.inShort} aria-hidden="true">
        {timer}
      </span>
      <span className={styles.track} aria-hidden="true">
        {Array.from({ length: timer }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are counted, not named
          <i key={index} />
        ))}
      </span>
    </p>
  );
}

import type { Stop } from '@sitrep/session';
import { type SeatHere, useSeat } from '../page/match-context.tsx';
import styles from './prompt-bar.module.css';

/** Why the rest of what the player asked for as one act was not done, or that it waits for others. */
export function ErrandNote() {
  const seat = useSeat();
  const { errand } = seat.now;
  if (errand === undefined || errand.given === errand.of) return undefined;
  const { given, of } = errand;
  const { t } = seat;
  return (
    <p className={styles.errand} role="status">
      {errand.stop === undefined
        ? t('errand.waits', { given, of })
        : t('errand.stopped', { given, of, reason: reasonOf(seat, errand.stop) })}
    </p>
  );
}

function reasonOf({ speech, t }: SeatHere, stop: Stop): string {
  switch (stop.kind) {
    case 'news':
      return speech.tell(stop.reason.key, stop.reason.args);
    case 'refused':
      return speech.reason(stop.refusal);
    case 'over':
      return t('errand.over');
  }
}

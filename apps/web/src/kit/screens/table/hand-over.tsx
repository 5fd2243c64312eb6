import { useMatch } from '../../page/match-context.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './hand-over.module.css';

/** Between two people at one screen: nothing secret is shown until the next one has taken over. */
export function HandOver({ onTake }: { onTake(): void }) {
  const { speech, now, t } = useMatch();
  return (
    <main className={styles.page}>
      <h1>{t('handOver.title', { seat: speech.seat(now.seat) })}</h1>
      <p>{t('handOver.note')}</p>
      <Button kind="strong" onClick={onTake}>
        {t('handOver.ready')}
      </Button>
    </main>
  );
}

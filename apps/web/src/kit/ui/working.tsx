import { useT } from '../i18n/text.tsx';
import styles from './working.module.css';

/** Shown while something is loading, after a short delay to avoid flicker. */
export function Working() {
  const t = useT();
  return (
    <p className={styles.working} role="status">
      {t('working')}
    </p>
  );
}

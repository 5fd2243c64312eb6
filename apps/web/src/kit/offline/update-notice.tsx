import { useT } from '../i18n/text.tsx';
import { useStore } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import { changeVersion, nextVersion } from './register.ts';
import styles from './update-notice.module.css';

/** Says that a newer version is ready; the player decides when to change to it. */
export function UpdateNotice() {
  const t = useT();
  const isReady = useStore(nextVersion) !== undefined;
  if (!isReady) return undefined;
  return (
    <div className={styles.notice} role="status">
      {t('update.ready')}
      <Button onClick={changeVersion}>{t('update.go')}</Button>
    </div>
  );
}

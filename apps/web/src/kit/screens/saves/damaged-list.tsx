import { plainText } from '@sitrep/text';
import { useT } from '../../i18n/text.tsx';
import { type DamagedRecord, deleteDamaged } from '../../saves/damaged-store.ts';
import { Button } from '../../ui/button.tsx';
import { download } from './download.ts';
import styles from './saves-screen.module.css';

interface DamagedListProps {
  readonly files: readonly DamagedRecord[];
  onChange(): void;
}

/** Files that could not be opened. They are kept for somebody who can repair them. */
export function DamagedList({ files, onChange }: DamagedListProps) {
  const t = useT();
  if (files.length === 0) return undefined;
  return (
    <section className={styles.damaged}>
      <h2>{t('saves.damagedFiles')}</h2>
      <ul className={styles.games}>
        {files.map(({ id, text, reason }) => (
          <li key={id} className={styles.game}>
            <h3>{plainText(id)}</h3>
            <p>
              <code>{reason}</code>
            </p>
            <div className={styles.ways}>
              <Button onClick={() => download(text, id)}>{t('saves.export')}</Button>
              <Button onClick={() => void deleteDamaged(id).then(onChange)}>{t('saves.delete')}</Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

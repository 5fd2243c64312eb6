import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import type { GameHead } from '../../saves/save-store.ts';
import { countedGames, type RecordRow, recordBy } from './record.ts';
import styles from './saves-screen.module.css';

/** How the games in this browser went, by mission and by team; empty until one has ended. Marked games do not count. */
export function RecordTables({ games }: { readonly games: readonly GameHead[] }) {
  const { t } = useText();
  const { counted, marked } = countedGames(games);
  if (counted.length + marked === 0) return undefined;
  return (
    <section className={styles.record} aria-label={t('record.title')}>
      <h2>{t('record.title')}</h2>
      <RecordTable heading={t('record.mission')} rows={recordBy(counted, ({ title }) => title)} />
      <RecordTable heading={t('record.team')} rows={recordBy(counted, ({ team }) => team)} />
      {marked > 0 && <p>{t('record.marked', { count: marked })}</p>}
    </section>
  );
}

function RecordTable({ heading, rows }: { readonly heading: string; readonly rows: readonly RecordRow[] }) {
  const { t, language } = useText();
  if (rows.length === 0) return undefined;
  return (
    <table>
      <thead>
        <tr>
          {[heading, t('record.played'), t('record.won')].map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, played, won }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{played}</td>
            <td>
              {won} ({shareText(language, permille(won, played), 0)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

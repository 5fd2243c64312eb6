import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import type { GameHead } from '../../saves/save-store.ts';
import { type RecordRow, recordBy } from './record.ts';
import styles from './saves-screen.module.css';

/** How the games in this browser went, by mission and by team; nothing before the first is over. */
export function RecordTables({ games }: { readonly games: readonly GameHead[] }) {
  const { t } = useText();
  const missions = recordBy(games, ({ title }) => title);
  if (missions.length === 0) return undefined;
  return (
    <section className={styles.record} aria-label={t('record.title')}>
      <h2>{t('record.title')}</h2>
      <RecordTable heading={t('record.mission')} rows={missions} />
      <RecordTable heading={t('record.team')} rows={recordBy(games, ({ team }) => team)} />
    </section>
  );
}

function RecordTable({ heading, rows }: { readonly heading: string; readonly rows: readonly RecordRow[] }) {
  const { t, language } = useText();
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

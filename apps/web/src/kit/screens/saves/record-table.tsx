import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import type { GameHead } from '../../saves/save-store.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import {
  campaignsOf,
  countedGames,
  missionsOf,
  type RecordedCampaign,
  type RecordRow,
  recordBy,
} from './record.ts';
import styles from './saves-screen.module.css';
import { useNamer } from './use-namer.ts';

/** How the games in this browser went: by world, mission and team, and how far campaigns got. Marked games do not count. */
export function RecordTables({ games }: { readonly games: readonly GameHead[] }) {
  const { t } = useText();
  const { counted, marked } = countedGames(games);
  const namer = useNamer(counted);
  const missions = namer === undefined ? [] : missionsOf(counted, namer);
  return (
    <section className={styles.record} aria-label={t('record.title')}>
      <h2>{t('record.title')}</h2>
      {counted.length === 0 && <p>{t('record.none')}</p>}
      <RecordTable name="world" rows={recordBy(missions, ({ world }) => world)} />
      <RecordTable name="mission" rows={recordBy(missions, ({ title }) => title)} />
      <RecordTable name="team" rows={recordBy(missions, ({ team }) => team)} />
      {namer !== undefined && <CampaignTable campaigns={campaignsOf(counted, namer)} />}
      {marked > 0 && <p>{t('record.marked', { count: marked })}</p>}
    </section>
  );
}

interface RecordTableProps {
  /** What the rows are told apart by. */
  readonly name: 'world' | 'mission' | 'team';
  readonly rows: readonly RecordRow[];
}

function RecordTable({ name, rows }: RecordTableProps) {
  const { t, language } = useText();
  if (rows.length === 0) return undefined;
  return (
    <ScrollArea label={t(`record.${name}`)}>
      <h3 className={styles.kind}>{t(`record.${name}`)}</h3>
      <table>
        <Heads names={[name, 'played', 'won', 'goals']} />
        <tbody>
          {rows.map(({ name: title, played, won, goals, reached }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-label={t('record.played')}>{played}</td>
              <td data-label={t('record.won')}>
                {won} ({shareText(language, permille(won, played), 0)})
              </td>
              <td data-label={t('record.goals')}>
                {goals === 0 ? '–' : t('record.reached', { reached, goals })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function CampaignTable({ campaigns }: { readonly campaigns: readonly RecordedCampaign[] }) {
  const { t } = useText();
  if (campaigns.length === 0) return undefined;
  return (
    <ScrollArea label={t('record.campaign')}>
      <h3 className={styles.kind}>{t('record.campaign')}</h3>
      <table>
        <Heads names={['campaign', 'level', 'points', 'played']} />
        <tbody>
          {campaigns.map(({ id, name, level, points, missions }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-label={t('record.level')}>{level}</td>
              <td data-label={t('record.points')}>{points}</td>
              <td data-label={t('record.played')}>{missions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Heads({ names }: { readonly names: readonly string[] }) {
  const { t } = useText();
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {t(`record.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import type { MissionReport } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './report.module.css';

/** What mattered, turn by turn. */
export function Timeline({ highlights }: Pick<MissionReport, 'highlights'>) {
  const { speech, t } = useMatch();
  const told = highlights
    .map(({ turn, event }) => ({ turn, n: event.n, words: speech.event(event) }))
    .filter(({ words }) => words !== '');
  const turns = [...new Set(told.map(({ turn }) => turn))];
  return (
    <section className={styles.timeline}>
      <h2>{t('after.timeline')}</h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn}>
            <h3>{t('replay.turn', { turn })}</h3>
            <ul>
              {told.flatMap((each) => (each.turn === turn ? [<li key={each.n}>{each.words}</li>] : []))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

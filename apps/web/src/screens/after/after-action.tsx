import { linkTo } from '../../app/router.ts';
import { RuleChip } from '../../decision/rule-chip.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { useMatch } from '../../match/match-context.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { useRead } from '../../table/use-read.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ShareButton } from '../replay/share-button.tsx';
import styles from './after-action.module.css';
import { countDeeds } from './deeds.ts';

/** How it ended, what it cost, who did what. */
export function AfterAction() {
  const { session, speech, now, t } = useMatch();
  const { game } = useRead();
  const { outcome } = now.view;
  const isWon = (outcome?.winners.length ?? 0) > 0;
  const deeds = countDeeds(now.events);
  return (
    <div className={styles.page}>
      <main className={styles.report}>
        <p className={styles.kicker}>{t('after.title')}</p>
        <h1 data-won={isWon || undefined}>{outcome === undefined ? '' : speech.outcome(outcome)}</h1>
        <p>
          {t('after.turns', { turns: game.turn })} {outcome !== undefined && <RuleChip rule={outcome.rule} />}
        </p>
        <table>
          <thead>
            <tr>
              {['soldier', 'standing', 'attacks', 'kills', 'wounds', 'xp'].map((name) => (
                <th key={name} scope="col">
                  {t(`after.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.soldiers.map(({ number, standing, wounds, xp }) => (
              <tr key={number}>
                <th scope="row">{speech.noun('soldier', number)}</th>
                <td>{speech.text.t(`standing.${standing}`)}</td>
                <td>{deeds.get(number)?.attacks ?? 0}</td>
                <td>{deeds.get(number)?.kills ?? 0}</td>
                <td>{wounds.reduce((sum, { points }) => sum + points, 0)}</td>
                <td>{xp}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <nav className={styles.ways}>
          <a className={buttonClass('strong')} href={linkTo('quick')}>
            {t('after.again')}
          </a>
          <a className={buttonClass()} href={linkTo('replay', session.id)}>
            {t('nav.replay')}
          </a>
          <ShareButton replayed={session} />
          <a className={buttonClass()} href={linkTo()}>
            {t('nav.home')}
          </a>
        </nav>
      </main>
      <aside className={styles.log}>
        <LogPanel />
      </aside>
      <RuleSheet />
    </div>
  );
}

import { RuleChip } from '../../decision/rule-chip.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { MatchCaveats } from '../../page/match-caveats.tsx';
import { useMatch } from '../../page/match-context.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import styles from './after-action.module.css';
import { AfterWays } from './after-ways.tsx';

/** How the match ended, the game's report, the log beside it, and where to go next. */
export function AfterAction() {
  const { speech, page, now, t } = useMatch();
  const { Ending, Report, ReportLead } = page;
  const { outcome } = now.view;
  const isWon = (outcome?.winners.length ?? 0) > 0;
  return (
    <div className={styles.page}>
      <main className={styles.report}>
        <p className={styles.kicker}>{t('after.title')}</p>
        {Ending !== undefined && outcome !== undefined && <Ending isWon={isWon} />}
        <MatchCaveats />
        <h1 data-won={isWon || undefined}>{outcome === undefined ? '' : speech.outcome(outcome)}</h1>
        <p>
          {ReportLead !== undefined && <ReportLead />}{' '}
          {outcome !== undefined && <RuleChip rule={outcome.rule} />}
        </p>
        <AfterWays />
        {Report !== undefined && <Report />}
      </main>
      <aside className={styles.log}>
        <LogPanel />
      </aside>
      <RuleSheet />
    </div>
  );
}

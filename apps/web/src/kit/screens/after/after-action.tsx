import { reportMission } from '@sitrep/warfighter/queries';
import { useMemo } from 'react';
import { useRead } from '../../../games/warfighter/read/use-read.ts';
import { SoldierTable } from '../../../games/warfighter/report/soldier-table.tsx';
import { Timeline } from '../../../games/warfighter/report/timeline.tsx';
import { TurnChart } from '../../../games/warfighter/report/turn-chart.tsx';
import { useLuck } from '../../../games/warfighter/report/use-luck.ts';
import { linkTo } from '../../address/router.ts';
import { RuleChip } from '../../decision/rule-chip.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { useMatch } from '../../match/match-context.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { MatchMarks } from '../../ui/marks.tsx';
import styles from './after-action.module.css';

/** How it ended, what it cost, who did what, and how much of it was luck. */
export function AfterAction() {
  const { speech, now, t } = useMatch();
  const { game } = useRead();
  const luck = useLuck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of events grows in place; the version tells
  const report = useMemo(() => reportMission(now.events), [now.version]);
  const { outcome } = now.view;
  const isWon = (outcome?.winners.length ?? 0) > 0;
  return (
    <div className={styles.page}>
      <main className={styles.report}>
        <p className={styles.kicker}>{t('after.title')}</p>
        <MatchMarks />
        <h1 data-won={isWon || undefined}>{outcome === undefined ? '' : speech.outcome(outcome)}</h1>
        <p>
          {t('after.turns', { turns: game.turn })} {outcome !== undefined && <RuleChip rule={outcome.rule} />}
        </p>
        <Ways />
        <SoldierTable soldiers={game.soldiers} report={report.soldiers} luck={luck} />
        <p className={styles.note}>{t('after.luckNote')}</p>
        <TurnChart turns={report.turns} />
        <Timeline highlights={report.highlights} />
      </main>
      <aside className={styles.log}>
        <LogPanel />
      </aside>
      <RuleSheet />
    </div>
  );
}

function Ways() {
  const { session, t } = useMatch();
  return (
    <nav className={styles.ways}>
      <a className={buttonClass('strong')} href={linkTo('setup', session.id)}>
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
  );
}

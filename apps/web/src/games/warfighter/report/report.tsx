import { reportMission } from '@sitrep/warfighter/queries';
import { useMemo } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './report.module.css';
import { SoldierTable } from './soldier-table.tsx';
import { Timeline } from './timeline.tsx';
import { TurnChart } from './turn-chart.tsx';
import { useLuck } from './use-luck.ts';

/** How long the mission took. */
export function ReportLead() {
  const { t } = useMatch();
  return t('after.turns', { turns: useRead().game.turn });
}

/** What it cost, who did what, and how much of it was luck. */
export function Report() {
  const { now, t } = useMatch();
  const { game } = useRead();
  const luck = useLuck();
  const report = useMemo(() => reportMission(now.events), [now.events]);
  return (
    <>
      <SoldierTable soldiers={game.soldiers} report={report.soldiers} luck={luck} />
      <p className={styles.note}>{t('after.luckNote')}</p>
      <TurnChart turns={report.turns} />
      <Timeline highlights={report.highlights} />
    </>
  );
}

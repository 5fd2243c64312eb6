import type { RollLuck } from '@sitrep/contract';
import { type PlayedMission, reportMission, rollsIn } from '@sitrep/warfighter/queries';
import { useMemo } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { GoalList } from './goal-list.tsx';
import styles from './report.module.css';
import { SoldierTable } from './soldier-table.tsx';
import { Timeline } from './timeline.tsx';
import { TurnChart } from './turn-chart.tsx';
import { TurningPoints } from './turning-points.tsx';
import { teamLuck } from './use-luck.ts';

interface DebriefProps {
  readonly mission: PlayedMission;
  /** Those of the whole match; absent until they are computed, and before its end. */
  readonly rolls: readonly RollLuck[] | undefined;
}

/** A mission looked back on: its goals, what decided it, who did what, and how much of it was luck. */
export function Debrief({ mission, rolls }: DebriefProps) {
  const { now, t } = useMatch();
  const { state, events } = mission;
  const report = useMemo(() => reportMission(events), [events]);
  const own = rolls && rollsIn(now.events, events, rolls);
  return (
    <>
      <GoalList state={state} />
      <TurningPoints mission={mission} rolls={own ?? []} />
      <SoldierTable soldiers={state.game.soldiers} report={report.soldiers} luck={own && teamLuck(own)} />
      {own !== undefined && <p className={styles.note}>{t('after.luckNote')}</p>}
      <TurnChart turns={report.turns} />
      <Timeline highlights={report.highlights} />
    </>
  );
}

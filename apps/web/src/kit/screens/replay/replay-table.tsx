import { PathBoard } from '../../../games/warfighter/board/path-board.tsx';
import { Hand } from '../../../games/warfighter/dock/hand.tsx';
import { SoldierPanel } from '../../../games/warfighter/dock/soldier-panel.tsx';
import { useRead } from '../../../games/warfighter/read/use-read.ts';
import { LogPanel } from '../../log/log-panel.tsx';
import { useMatch } from '../../match/match-context.tsx';
import { CardPreview } from '../../table/card-preview.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { useTable } from '../../table/table-context.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { MatchMarks } from '../../ui/marks.tsx';
import styles from './replay-screen.module.css';

/** The table at the moment that is shown, to look at. */
export function ReplayTable({ onJump }: { onJump(n: number): void }) {
  const { speech, now, t } = useMatch();
  const { game } = useRead();
  const { ui } = useTable();
  const present = game.soldiers.filter(({ standing }) => standing === 'in');
  const shown = present.find(({ number }) => number === ui.soldier) ?? present[0];
  const { decision, outcome } = now.view;
  return (
    <>
      <header className={styles.head}>
        <HomeLink />
        <h1>{t('nav.replay')}</h1>
        <MatchMarks />
        <p role="status">
          {outcome !== undefined && speech.outcome(outcome)}
          {outcome === undefined && decision !== undefined && speech.prompt(decision)}
        </p>
      </header>
      <main className={styles.table}>
        <div className={styles.field}>
          <PathBoard />
          <CardPreview />
        </div>
        <div className={styles.dock}>
          <div className={styles.team}>
            {present.map((soldier) => (
              <SoldierPanel key={soldier.number} soldier={soldier} />
            ))}
          </div>
          {shown !== undefined && <Hand soldier={shown.number} />}
        </div>
      </main>
      <aside className={styles.log}>
        <LogPanel onJump={onJump} />
      </aside>
      <RuleSheet />
    </>
  );
}

import { LogPanel } from '../../log/log-panel.tsx';
import { AsShown } from '../../motion/show-context.tsx';
import { Stage } from '../../motion/stage.tsx';
import { MatchCaveats } from '../../page/match-caveats.tsx';
import { useMatch } from '../../page/match-context.tsx';
import { CardPreview } from '../../table/card-preview.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import styles from './replay-screen.module.css';

/** The table at the moment that is shown, to look at. */
export function ReplayTable({ onJump }: { onJump(n: number): void }) {
  const { speech, page, now, t } = useMatch();
  const { Board, ReplayDock } = page;
  const { decision, outcome } = now.view;
  return (
    <>
      <header className={styles.head}>
        <HomeLink />
        <h1>{t('nav.replay')}</h1>
        <MatchCaveats />
        <p role="status">
          {outcome !== undefined && speech.outcome(outcome)}
          {outcome === undefined && decision !== undefined && speech.prompt(decision)}
        </p>
      </header>
      <main className={styles.table}>
        <div className={styles.field}>
          <AsShown>
            <Board />
          </AsShown>
          <CardPreview />
          <Stage />
        </div>
        {ReplayDock !== undefined && (
          <AsShown>
            <ReplayDock />
          </AsShown>
        )}
      </main>
      <aside className={styles.log}>
        <AsShown>
          <LogPanel onJump={onJump} />
        </AsShown>
      </aside>
      <RuleSheet />
    </>
  );
}

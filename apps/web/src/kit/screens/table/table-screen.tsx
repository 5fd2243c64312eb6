import { useState } from 'react';
import { PathBoard } from '../../../games/warfighter/board/path-board.tsx';
import { TeamForm } from '../../../games/warfighter/builder/team-form.tsx';
import { TeamDock } from '../../../games/warfighter/dock/team-dock.tsx';
import { PileSheet } from '../../../games/warfighter/piles/pile-sheet.tsx';
import { useRead } from '../../../games/warfighter/read/use-read.ts';
import { RecapCard } from '../../../games/warfighter/recap/recap-card.tsx';
import { Orders } from '../../decision/orders.tsx';
import { PromptBar } from '../../decision/prompt-bar.tsx';
import { TermsProvider } from '../../decision/use-terms.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { useMatch } from '../../match/match-context.tsx';
import { makePlayer } from '../../motion/show.ts';
import { Stage } from '../../motion/stage.tsx';
import { CardPreview } from '../../table/card-preview.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { useTable } from '../../table/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { AfterAction } from '../after/after-action.tsx';
import { HandOver } from './hand-over.tsx';
import styles from './table-screen.module.css';
import { TopBar } from './top-bar.tsx';
import { useSingleActivation } from './use-single-activation.ts';

/** The table of a mission: whatever is open is asked here until the mission is over. */
export function TableScreen() {
  const { now } = useMatch();
  useSingleActivation();
  if (now.isHandOver) return <HandOver />;
  if (now.view.outcome !== undefined) return <AfterAction />;
  if (now.view.decision?.kind === 'form') return <TeamForm />;
  return (
    <TermsProvider>
      <MissionTable />
    </TermsProvider>
  );
}

function MissionTable() {
  const { ui } = useTable();
  const { game } = useRead();
  const [player] = useState(makePlayer);
  return (
    <div className={styles.page}>
      <div className={styles.table} data-sheet={ui.sheet}>
        <TopBar />
        <PromptBar />
        <main className={styles.ground}>
          <div className={styles.field}>
            <Contours seed={game.mission} className={styles.country} levels={8} />
            <PathBoard />
            <RecapCard player={player} />
            <CardPreview />
            <Stage player={player} />
          </div>
          <TeamDock />
        </main>
        <SheetButtons />
        <aside className={styles.rail}>
          <div className={styles.ordersPlace}>
            <Orders />
          </div>
          <div className={styles.logPlace}>
            <LogPanel />
          </div>
        </aside>
        <RuleSheet />
        <PileSheet />
      </div>
    </div>
  );
}

/** On small screens the orders and the log come up from below. */
function SheetButtons() {
  const { now, t } = useMatch();
  const { ui, change } = useTable();
  const toggle = (sheet: 'orders' | 'log') => change({ sheet: ui.sheet === sheet ? undefined : sheet });
  return (
    <div className={styles.sheetButtons}>
      <Button kind="strong" aria-expanded={ui.sheet === 'orders'} onClick={() => toggle('orders')}>
        {t('orders.button', { count: now.options.length })}
      </Button>
      <Button aria-expanded={ui.sheet === 'log'} onClick={() => toggle('log')}>
        {t('log.title')}
      </Button>
    </div>
  );
}

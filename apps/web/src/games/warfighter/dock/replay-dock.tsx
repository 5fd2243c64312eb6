import { useTable } from '../../../kit/table/table-context.tsx';
import { soldierOf } from '../pieces/pieces.ts';
import { useRead } from '../read/use-read.ts';
import { presentSoldiers } from './drawn-pieces.ts';
import { Hand } from './hand.tsx';
import styles from './replay-dock.module.css';
import { SoldierPanel } from './soldier-panel.tsx';

/** The Soldiers in the mission at the moment that is shown, and the hand of one of them. */
export function ReplayDock() {
  const { ui } = useTable();
  const present = presentSoldiers(useRead());
  const shown = present.find(({ number }) => number === soldierOf(ui.open)) ?? present[0];
  return (
    <div className={styles.dock}>
      <div className={styles.team}>
        {present.map((soldier) => (
          <SoldierPanel key={soldier.number} soldier={soldier} />
        ))}
      </div>
      {shown !== undefined && <Hand soldier={shown.number} />}
    </div>
  );
}

import { useRef } from 'react';
import { useTable } from '../../../kit/table/table-context.tsx';
import { soldierOf } from '../pieces/pieces.ts';
import { useGround } from '../read/use-ground.ts';
import { useRead } from '../read/use-read.ts';
import { handTokens, presentSoldiers } from './drawn-pieces.ts';
import { Hand } from './hand.tsx';
import { reachFor } from './reach.ts';
import styles from './replay-dock.module.css';
import { SoldierPanel } from './soldier-panel.tsx';

/** The Soldiers in the mission at the moment that is shown, and the hand of one of them. */
export function ReplayDock() {
  const { ui } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const { width } = useGround(place);
  const state = useRead();
  const present = presentSoldiers(state);
  const shown = present.find(({ number }) => number === soldierOf(ui.open)) ?? present[0];
  const cards = shown === undefined ? 0 : handTokens(state, shown.number).length;
  // its team stands beside the hand
  const reach = reachFor(cards * 2, width);
  return (
    <div ref={place} className={styles.dock}>
      <div className={styles.team} data-compact="">
        {present.map((soldier) => (
          <SoldierPanel key={soldier.number} soldier={soldier} />
        ))}
      </div>
      {shown !== undefined && <Hand soldier={shown.number} reach={reach} />}
    </div>
  );
}

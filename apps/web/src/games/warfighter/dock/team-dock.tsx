import { useEffect, useRef } from 'react';
import { useGlide } from '../../../kit/motion/use-glide.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { soldierOf } from '../pieces/pieces.ts';
import { useRead } from '../read/use-read.ts';
import { handTokens, presentSoldiers } from './drawn-pieces.ts';
import { Hand } from './hand.tsx';
import { SoldierPanel } from './soldier-panel.tsx';
import styles from './team-dock.module.css';
import { LooseThings, Offer } from './tray.tsx';

/** The Soldiers in the mission, then all cards and things within reach, the chosen Soldier's hand first. */
export function TeamDock() {
  const { now } = useMatch();
  const state = useRead();
  const { ui, change } = useTable();
  const reach = useRef<HTMLDivElement>(null);
  useGlide(reach, now.revision);
  const present = presentSoldiers(state);
  const { about = {} } = now.view.decision ?? {};
  const acting = 'soldier' in about ? Number(about.soldier) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows whoever acts next, until the player looks elsewhere
  useEffect(() => {
    if (acting !== undefined) change({ open: `soldier:${acting}` });
  }, [acting]);
  const chosen = present.find(({ number }) => number === soldierOf(ui.open)) ?? present[0];
  const held = present.filter(({ number }) => handTokens(state, number).length > 0);
  const hands = held.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
  return (
    <div className={styles.dock}>
      <div className={styles.team}>
        {present.map((soldier) => (
          <SoldierPanel key={soldier.number} soldier={soldier} />
        ))}
      </div>
      <div ref={reach} className={styles.reach}>
        <Offer />
        {hands.length === 0 && chosen !== undefined && <Hand soldier={chosen.number} />}
        {hands.map(({ number }) => (
          <Hand key={number} soldier={number} />
        ))}
        <LooseThings />
      </div>
    </div>
  );
}

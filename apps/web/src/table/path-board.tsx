import { soldiersIn } from '@sitrep/warfighter/queries';
import { useT } from '../i18n/text.tsx';
import { HostileCard } from './hostile-card.tsx';
import { hostilesIn } from './hostile-order.ts';
import { LocationTile } from './location-tile.tsx';
import styles from './path-board.module.css';
import { SoldierToken } from './soldier-token.tsx';
import { useRead } from './use-read.ts';

/** The path from left to right: hostiles above each Location, Soldiers below it. */
export function PathBoard() {
  const t = useT();
  const { game } = useRead();
  const slots = Array.from({ length: game.slots }, (_, index) => index + 1);
  return (
    <section className={styles.board} aria-label={t('board.path')}>
      <ol className={styles.path}>
        {slots.map((slot) => (
          <SlotColumn key={slot} slot={slot} />
        ))}
      </ol>
    </section>
  );
}

function SlotColumn({ slot }: { readonly slot: number }) {
  const t = useT();
  const state = useRead();
  const hostiles = hostilesIn(state, slot);
  return (
    <li className={styles.column}>
      <ul className={styles.hostiles} aria-label={t('board.hostilesIn', { slot, count: hostiles.length })}>
        {hostiles.map((hostile) => (
          <li key={hostile.token}>
            <HostileCard hostile={hostile} />
          </li>
        ))}
      </ul>
      <LocationTile slot={slot} />
      <ul className={styles.soldiers} aria-label={t('board.soldiersIn', { slot })}>
        {soldiersIn(state, slot).map(({ number }) => (
          <li key={number}>
            <SoldierToken number={number} />
          </li>
        ))}
      </ul>
    </li>
  );
}

import { type Read, soldiersIn } from '@sitrep/warfighter/queries';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../../kit/i18n/text.tsx';
import { useGlide } from '../../../kit/motion/use-glide.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import { HostileCard } from './hostile-card.tsx';
import { hostilesIn } from './hostile-order.ts';
import { LocationTile } from './location-tile.tsx';
import styles from './path-board.module.css';
import { SoldierToken } from './soldier-token.tsx';

/** How many hostile cards fit in one file before another opens, and the most files there are. */
const RANKS = 4;
const MOST_FILES = 7;

/** How many files the hostile cards of a slot take up: crowded Locations grow wider, so no card is out of sight. */
function filesOf(state: Read, slot: number): number {
  return Math.min(MOST_FILES, Math.max(1, Math.ceil(hostilesIn(state, slot).length / RANKS)));
}

/** The path from left to right: hostiles above each Location, Soldiers below it. */
export function PathBoard() {
  const { t, now } = useMatch();
  const state = useRead();
  const path = useRef<HTMLOListElement>(null);
  useGlide(path, now.revision);
  const slots = Array.from({ length: state.game.slots }, (_, index) => index + 1);
  const manned = slots.findLast((slot) => soldiersIn(state, slot).length > 0) ?? 1;
  useColumnInView(path, manned);
  const columns = slots.map((slot) => filesOf(state, slot));
  const widths = columns.map(
    (files) =>
      `minmax(calc(${files} * min(11.5rem, 86cqw)), ${Math.max(files * 11.5, Math.min(files * 18, 36))}rem)`,
  );
  return (
    <section className={styles.board} aria-label={t('board.path')}>
      <ol ref={path} className={styles.path} style={{ gridTemplateColumns: widths.join(' ') }}>
        {slots.map((slot, index) => (
          <SlotColumn key={slot} slot={slot} files={columns[index] ?? 1} />
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the path to the column of a slot, and again whenever the slot changes. */
function useColumnInView(path: RefObject<HTMLElement | null>, slot: number): void {
  useEffect(() => {
    const { current } = path;
    const column = current?.children[slot - 1];
    const board = current?.parentElement;
    if (!(column instanceof HTMLElement) || !board) return;
    const from = column.offsetLeft - board.scrollLeft;
    if (from < 0 || from + column.offsetWidth > board.clientWidth)
      board.scrollLeft = column.offsetLeft - Number.parseFloat(getComputedStyle(current).paddingLeft);
  }, [path, slot]);
}

function SlotColumn({ slot, files }: { readonly slot: number; readonly files: number }) {
  const t = useT();
  const state = useRead();
  const hostiles = hostilesIn(state, slot);
  return (
    <li
      className={styles.column}
      data-crowded={files > 1 || undefined}
      style={{ '--files': files } as CSSProperties}
    >
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

import type { Stance } from '@sitrep/combat-veteran';
import { FigureOf } from '../counters/figures.tsx';
import styles from './printing.module.css';

/** A marker that is laid upon a soldier: a man who does it, and its word. */
export function StanceMarker({ stance, word }: { readonly stance: Stance; readonly word: string }) {
  return (
    <g className={styles[stance]}>
      <rect className={styles.marker} x="-8" y="-8" width="80" height="80" />
      <FigureOf stance={stance} x={32} y={25} scale={1.25} />
      <text className={styles.word} x="32" y="56" textAnchor="middle" fontSize={word.length > 9 ? 10 : 12.5}>
        {word}
      </text>
    </g>
  );
}

import type { Stance } from '@sitrep/combat-veteran';
import styles from './counters.module.css';

/** A man in the posture of a stance: his head, his limbs, his rifle, and lines of haste. */
interface Figure {
  readonly head: readonly [number, number];
  readonly limbs: string;
  readonly rifle?: string;
  readonly haste?: string;
}

const FIGURES: Readonly<Record<Stance, Figure>> = {
  walking: {
    head: [0, -9.8],
    limbs: 'M0-6V2L-4 11M0 2L4.2 11M0-4.4L-4.6.8M0-4.4L5-.4',
    rifle: 'M-7.6 3.6L9.2-3.4',
  },
  running: {
    head: [5, -9.2],
    limbs: 'M3.4-5.4L-.6 2.2L5.6 5L4.4 11M-.6 2.2L-5 6.8L-10.6 6M2.4-3.8L-4-1.6M2.4-3.8L7.4.8',
    rifle: 'M-5.2 1.4L11-3.6',
  },
  sprinting: {
    head: [8, -8.6],
    limbs: 'M6-5L0 2L6.8 4.4L7 10.6M0 2L-4.2 6.4L-10.2 7M5-3.6L-1.6-2.4M5-3.6L10 1.2',
    rifle: 'M-2.6 1L13.4-2.6',
    haste: 'M-15-6.4H-6M-17-1.6H-8M-16 3H-9.6',
  },
  crawling: {
    head: [9, 1.4],
    limbs: 'M5.6 4L-4.6 6.6L-12 4.2M-4.6 6.6L-10.8 9.8M4.6 4.4L9.4 9',
    rifle: 'M2.6-.6L16.6-2.6',
  },
  wounded: {
    head: [-11, 6],
    limbs: 'M-7.4 8L2.6 8L8 2.4L12.6 8.6M-3 8L.6 11.4',
  },
};

export function FigureOf({
  stance,
  x,
  y,
  scale = 1,
}: {
  stance: Stance;
  x: number;
  y: number;
  scale?: number;
}) {
  const { head, limbs, rifle, haste } = FIGURES[stance];
  return (
    <g className={styles.figure} transform={`translate(${x} ${y})scale(${scale})`}>
      <circle cx={head[0]} cy={head[1]} r="3.6" />
      <path className={styles.limbs} d={limbs} />
      {rifle && <path className={styles.rifle} d={rifle} />}
      {haste && <path className={styles.haste} d={haste} />}
      {stance === 'wounded' && <Cross x={3} y={-7} size={11} />}
    </g>
  );
}

/** The red cross: of a medic, and over a wounded man. */
export function Cross({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size / 12})`}>
      <rect className={styles.card} x="-6" y="-6" width="12" height="12" rx="1.4" />
      <path className={styles.cross} d="M-1.5-4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6V-1.5H-1.5Z" />
    </g>
  );
}

/** The sign of a hero. */
export function Spade({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <path
      className={styles.mark}
      transform={`translate(${x} ${y})scale(${scale})`}
      d="M0-6.4C2.8-2.4 6.8-.6 6.8 2.8C6.8 5.6 3.4 6.6 1.3 4.8L2.4 8.6H-2.4L-1.3 4.8C-3.4 6.6-6.8 5.6-6.8 2.8C-6.8-.6-2.8-2.4 0-6.4Z"
    />
  );
}

/** How many men a weapon takes: a half square for two, an empty one for three. */
export function CrewMark({ crew, x, y, size }: { crew: 1 | 2 | 3; x: number; y: number; size: number }) {
  if (crew === 1) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.crew} width={size} height={size} strokeWidth={size / 7} />
      {crew === 2 && <rect className={styles.print} width={size / 2} height={size} />}
    </g>
  );
}

/** The sign of a radio. */
export function RadioMast({
  x,
  y,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  return (
    <path
      className={styles.ring}
      transform={`translate(${x} ${y})scale(${scale})`}
      d="M0-1.4V5.4M-3 5.4H3M-2.6-4A4 4 0 0 0-2.6 1.2M2.6-4A4 4 0 0 1 2.6 1.2M-5-5.6A6.6 6.6 0 0 0-5 2.8M5-5.6A6.6 6.6 0 0 1 5 2.8"
    />
  );
}

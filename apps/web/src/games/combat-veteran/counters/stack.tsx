import { ShortCounter } from './counter.tsx';
import styles from './counters.module.css';
import type { SoldierFace } from './faces.ts';
import { ArmorPlate, type BunkerProps, CrossedEye, Mound } from './pieces.tsx';

/** How one man of a stack is, as its tick shows. */
export type Posture = 'stands' | 'crawls' | 'wounded';

export interface StackProps {
  /** The one on top: the chosen one, else the leader, else the gun. */
  readonly top: SoldierFace;
  /** Everybody in the stack, the one on top included. */
  readonly men: readonly Posture[];
  /** The bunker that they are in. */
  readonly bunker?: BunkerProps | undefined;
}

/** More ticks than this do not fit under a counter. */
const MOST_TICKS = 12;

/** The men in one hex: the one on top, edges of those below, how many there are, and a tick for each. */
export function Stack({ top, men, bunker }: StackProps) {
  const count = men.length;
  return (
    <g>
      {bunker && (
        <g transform="translate(-13 -6)scale(1.42 1.22)">
          <Mound {...bunker} />
        </g>
      )}
      <ShortCounter face={top} edges={Math.min(2, count - 1)} />
      {bunker && <ArmorPlate x={-20} y={-4} text={`−${bunker.armor}`} />}
      {bunker?.isHidden && <CrossedEye x={30} y={-8} />}
      {count > 1 && (
        <>
          <circle className={styles.count} cx="62" cy="1" r="12" />
          <text className={styles.countWord} x="62" y="8.2" textAnchor="middle" fontSize="21">
            {count}
          </text>
        </>
      )}
      <Ticks men={men} isLow={top.stance !== 'walking'} />
    </g>
  );
}

/** High and white stands, low and grey crawls, low and red is wounded. */
function Ticks({ men, isLow }: { readonly men: readonly Posture[]; readonly isLow: boolean }) {
  if (men.length < 2) return null;
  const shown = men.slice(0, MOST_TICKS);
  const width = Math.min(14, 60 / shown.length);
  return (
    <g transform={`translate(${32 - (width * shown.length) / 2} ${isLow ? 75 : 66})`}>
      {shown
        .map((posture, man) => ({ posture, x: man * width }))
        .map(({ posture, x }) => (
          <rect
            key={x}
            className={styles[posture]}
            x={x + 0.6}
            y={posture === 'stands' ? 0 : 3.5}
            width={width - 1.2}
            height={posture === 'stands' ? 7 : 3.5}
          />
        ))}
    </g>
  );
}

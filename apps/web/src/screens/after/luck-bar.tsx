import styles from './after-action.module.css';
import type { Luck } from './use-luck.ts';

const WIDTH = 72;

interface LuckBarProps {
  readonly luck: Luck;
  /** The most Kills that the bar has room for. */
  readonly most: number;
}

/** A bar for the Kills that came, and a mark where the odds had them. The figures stand beside it. */
export function LuckBar({ luck: { expected, rolled }, most }: LuckBarProps) {
  const place = (kills: number) => (Math.min(kills, most) / most) * WIDTH;
  return (
    <svg className={styles.luck} viewBox={`0 0 ${WIDTH + 4} 14`} aria-hidden="true">
      <rect x="0" y="3" width={WIDTH} height="8" className={styles.ground} />
      <rect x="0" y="3" width={place(rolled)} height="8" className={styles.kills} />
      <rect x={place(expected)} y="0" width="2.5" height="14" className={styles.mark} />
    </svg>
  );
}

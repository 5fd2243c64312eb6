import styles from './report.module.css';

const WIDTH = 76;
/** How far the scale reaches to either side, in standard deviations. */
const REACH = 3;

/** A scale from bad luck to good: average is in the middle, and the mark shows the result. The figure is beside it. */
export function LuckBar({ index }: { readonly index: number }) {
  const place = (deviations: number) =>
    ((Math.max(-REACH, Math.min(REACH, deviations)) + REACH) / (2 * REACH)) * WIDTH;
  const [from, to] = [place(0), place(index)].sort((one, other) => one - other);
  return (
    <svg className={styles.luck} viewBox={`-2 0 ${WIDTH + 4} 14`} aria-hidden="true">
      <rect x="0" y="5" width={WIDTH} height="4" className={styles.ground} />
      <rect
        x={from}
        y="5"
        width={(to ?? 0) - (from ?? 0)}
        height="4"
        className={index < 0 ? styles.wounds : styles.kills}
      />
      <rect x={place(0) - 0.75} y="2" width="1.5" height="10" className={styles.middle} />
      <rect x={place(index) - 1.5} y="0" width="3" height="14" className={styles.mark} />
    </svg>
  );
}

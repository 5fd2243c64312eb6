import type { FaceFigure } from '@sitrep/contract';
import styles from './symbols.module.css';

type PipsProps = Pick<FaceFigure, 'symbol'> & NonNullable<FaceFigure['pips']>;

/** A figure to be counted at a glance; the used ones are empty. */
export function Pips({ symbol, count, left = count }: PipsProps) {
  return (
    <span className={styles.pips} data-symbol={symbol}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pips are all alike
        <i key={index} data-full={index < left || undefined} />
      ))}
    </span>
  );
}

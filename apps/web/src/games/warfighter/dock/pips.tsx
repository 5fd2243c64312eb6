import { Icon } from '../../../kit/ui/icon.tsx';
import type { IconName } from '../../../kit/ui/icon-paths.ts';
import styles from './pips.module.css';

interface PipsProps {
  readonly name: string;
  readonly icon: IconName;
  readonly now: number;
  /** Absent if there is no maximum. */
  readonly most?: number;
}

/** A small number as boxes to be counted at a glance, the used ones empty. */
export function Pips({ name, icon, now, most = now }: PipsProps) {
  const full = Math.max(most, now);
  return (
    <span className={styles.pips} title={name}>
      <Icon name={icon} size={15} />
      <span className="visually-hidden">
        {name} {most === now ? now : `${now}/${most}`}
      </span>
      <span aria-hidden="true" className={styles.boxes}>
        {Array.from({ length: full }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike
          <i key={index} data-full={index < now || undefined} />
        ))}
        {full === 0 && '0'}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import styles from './hand.module.css';
import type { Reach } from './reach.ts';

interface CardRowProps {
  readonly title: string;
  readonly count: number;
  readonly reach: Reach;
  readonly children: ReactNode;
}

/** Cards that belong together, with a title: they share the width, and overlap only if they must. */
export function CardRow({ title, count, reach: { isTiled, rows, perRow }, children }: CardRowProps) {
  const vars: CssVars = {
    '--count': Math.max(1, isTiled ? Math.ceil(count / rows) : count),
    '--rows': rows,
    '--per-row': perRow,
  };
  return (
    <section
      className={styles.hand}
      aria-label={title}
      style={vars}
      data-tiled={isTiled || undefined}
      data-rows={rows}
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}

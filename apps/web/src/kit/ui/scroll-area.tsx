import type { ReactNode } from 'react';
import styles from './scroll-area.module.css';

interface ScrollAreaProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What may be wider than the screen: it scrolls by itself, also by keyboard. On a phone table rows become blocks of labelled cells (`data-label`). */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

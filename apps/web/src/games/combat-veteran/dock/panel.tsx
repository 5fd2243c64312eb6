import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Short facts beside the title. */
  readonly chips?: readonly string[];
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** What is pressed; it stays in view. */
  readonly buttons?: ReactNode;
  /** Whether the buttons go with the rest where there is little room, because what is pressed first stands above. */
  readonly areButtonsLoose?: boolean;
  /** Whether it comes first where there is room for one only. */
  readonly isMain?: boolean;
}

/** One card of the dock: a title with its facts, what it is about, and what can be pressed. */
export function Panel({
  title,
  chips = [],
  head,
  children,
  buttons,
  areButtonsLoose = false,
  isMain,
}: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title} data-main={isMain || undefined}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {chips.map((chip) => (
          <span key={chip} className={styles.chip}>
            {chip}
          </span>
        ))}
        {head}
      </header>
      <div className={styles.body}>{children}</div>
      {buttons !== undefined && (
        <div className={styles.buttons} data-loose-buttons={areButtonsLoose || undefined}>
          {buttons}
        </div>
      )}
    </section>
  );
}

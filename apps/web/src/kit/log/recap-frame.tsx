import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './recap-frame.module.css';

interface RecapFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shows it all on the board, and what the button for it says. */
  onShow(): void;
  readonly showWords: string;
  onClose(): void;
  readonly closeWords: string;
}

/** A card over the board that sums up what others did. It asks for nothing: the next answer closes it too. */
export function RecapFrame({ title, children, onShow, showWords, onClose, closeWords }: RecapFrameProps) {
  return (
    <aside className={styles.recap} aria-label={title} data-over-board="">
      <h2>{title}</h2>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onShow}>{showWords}</Button>
        <Button kind="quiet" onClick={onClose}>
          {closeWords}
        </Button>
      </div>
    </aside>
  );
}

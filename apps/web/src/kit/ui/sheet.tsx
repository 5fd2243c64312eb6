import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/text.tsx';
import { Button } from './button.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog over the page with a heading and a way out; Escape closes it too. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys */}
      <div className={styles.body} tabIndex={0}>
        {isOpen && children}
      </div>
    </dialog>
  );
}

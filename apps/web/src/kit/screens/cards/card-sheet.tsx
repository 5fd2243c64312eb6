import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { IndexedCard } from './card-index.ts';
import styles from './cards-screen.module.css';

interface CardSheetProps {
  readonly id: string | undefined;
  /** The cards to leaf through. */
  readonly cards: readonly IndexedCard[];
  readonly children: ReactNode;
  onOpen(id: string | undefined): void;
}

/** One card, large enough to read, with the ones before and after it. */
export function CardSheet({ id, cards, children, onOpen }: CardSheetProps) {
  const { t, has } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id === undefined) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [id]);
  const place = cards.findIndex((card) => card.id === id);
  const card = cards[place];
  const pack = card === undefined ? '' : `cards.pack.${card.pack}`;

  function leaf(step: number): void {
    const next = cards[place + step];
    if (next !== undefined) onOpen(next.id);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={card?.name ?? t('nav.cards')}
      onClose={() => onOpen(undefined)}
      onKeyDown={({ key }) => leaf(STEPS[key] ?? 0)}
    >
      <div className={styles.face}>{children}</div>
      <p>{has(pack) ? t(pack) : card?.pack}</p>
      <div className={styles.foot}>
        <BackLink className={buttonClass('strong')} />
        <Button disabled={place <= 0} onClick={() => leaf(-1)}>
          {t('cards.previous')}
        </Button>
        <Button disabled={place < 0 || place === cards.length - 1} onClick={() => leaf(1)}>
          {t('cards.next')}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
      </div>
    </dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

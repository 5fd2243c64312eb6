import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../i18n/text.tsx';
import type { Piece } from '../page/piece.ts';
import styles from './piece-button.module.css';
import { useTable } from './table-context.tsx';
import { useLongPress } from './use-long-press.ts';

interface PieceProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children'> {
  readonly piece: Piece;
  /** The card behind it, for the large view. */
  readonly card?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Something on the table that can be pointed at. It is lit when it stands for a legal option; otherwise pointing at it
 * tells what it is and why it cannot be used now.
 */
export function PieceButton({ piece, card, children, className = '', ...rest }: PieceProps) {
  const t = useT();
  const { ui, lit, about, pointAt, change } = useTable();
  const count = lit.get(piece)?.length ?? 0;
  const press = useLongPress((place) => enlarge(place));
  const hide = () => change({ hover: [], card: undefined });
  function enlarge(place: Element): void {
    if (card !== undefined) change({ hover: [piece], card, isCardLeft: isOnRight(place) });
  }
  function show({ currentTarget }: { readonly currentTarget: Element }): void {
    change({ hover: [piece] });
    // On a touch screen a tap answers; a long press shows the card.
    if (!matchMedia('(hover: none)').matches) enlarge(currentTarget);
  }
  return (
    <button
      type="button"
      data-piece={piece}
      data-lit={count > 0 ? count : undefined}
      data-hover={ui.hover.includes(piece) || undefined}
      data-about={about.includes(piece) || undefined}
      data-beat={ui.beat?.pieces.includes(piece) || undefined}
      aria-pressed={ui.piece === piece}
      className={`${styles.piece} ${className}`}
      {...press.handlers}
      onClick={() => {
        if (!press.wasLong()) pointAt(piece);
      }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      {...rest}
    >
      {children}
      {count > 0 && <span className="visually-hidden">{t('piece.options', { count })}</span>}
    </button>
  );
}

/** Whether the large view, which is usually on the right, would cover it. */
function isOnRight(place: Element): boolean {
  const { left, width } = place.getBoundingClientRect();
  return left + width / 2 > innerWidth * 0.45;
}

import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../i18n/text.tsx';
import type { Piece } from '../page/piece.ts';
import styles from './piece-button.module.css';
import struck from './struck.module.css';
import { struckIn } from './struck-in.ts';
import { useTable } from './table-context.tsx';
import { useLens } from './use-lens.ts';

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
  const { ui, lit, about, pointAt } = useTable();
  const count = lit.get(piece)?.length ?? 0;
  const lens = useLens(card, [piece]);
  return (
    <button
      type="button"
      data-piece={piece}
      data-lit={count > 0 ? count : undefined}
      data-hover={ui.hover.includes(piece) || undefined}
      data-about={about.includes(piece) || undefined}
      data-beat={ui.beat?.pieces.includes(piece) || undefined}
      data-struck={struckIn(ui, piece)}
      data-marked={ui.marked.includes(piece) || undefined}
      aria-pressed={ui.piece === piece || ui.marked.includes(piece)}
      className={`${styles.piece} ${struck.struck} ${className}`}
      {...lens.handlers}
      onClick={() => {
        if (!lens.wasLong()) pointAt(piece);
      }}
      {...rest}
    >
      {children}
      {count > 0 && <span className="visually-hidden">{t('piece.options', { count })}</span>}
    </button>
  );
}

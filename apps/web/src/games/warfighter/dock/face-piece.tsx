import { Card } from '../../../kit/cards/card.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import styles from './hand.module.css';

/** A card that lies face up and can be pointed at. */
export function FacePiece({ piece, card }: { readonly piece: Piece; readonly card: string }) {
  const match = useMatch();
  const { entry, facts, speech } = match;
  return (
    <PieceButton piece={piece} card={card} className={styles.card ?? ''}>
      <Card
        id={card}
        entry={entry}
        content={facts.content}
        speech={speech}
        situation={match.page.situationOf?.(match, piece)}
      />
    </PieceButton>
  );
}

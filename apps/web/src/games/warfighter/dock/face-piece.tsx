import { CardFace } from '../../../kit/cards/card-face.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import styles from './hand.module.css';

/** A card that lies face up and can be pointed at. */
export function FacePiece({ piece, card }: { readonly piece: Piece; readonly card: string }) {
  const { session, speech } = useMatch();
  return (
    <PieceButton piece={piece} card={card} className={styles.card ?? ''}>
      <CardFace id={card} entry={session.entry} content={session.match.setup.content} speech={speech} />
    </PieceButton>
  );
}

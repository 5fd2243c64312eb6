import { CardFace } from '../cards/card-face.tsx';
import { useMatch } from '../match/match-context.tsx';
import type { Piece } from '../match/pieces.ts';
import styles from './hand.module.css';
import { PieceButton } from './piece-button.tsx';

/** A card that lies face up and can be pointed at. */
export function FacePiece({ piece, card }: { readonly piece: Piece; readonly card: string }) {
  const { session, speech } = useMatch();
  return (
    <PieceButton piece={piece} card={card} className={styles.card ?? ''}>
      <CardFace id={card} entry={session.entry} content={session.match.setup.content} speech={speech} />
    </PieceButton>
  );
}

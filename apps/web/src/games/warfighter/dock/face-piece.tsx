import { Card } from '../../../kit/cards/card.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import styles from './hand.module.css';
import { HandTile } from './hand-tile.tsx';

interface FacePieceProps {
  readonly piece: Piece;
  readonly card: string;
  /** Whether there is only room for its picture and its name. */
  readonly isTile: boolean;
}

/** A card that lies face up and can be pointed at. */
export function FacePiece({ piece, card, isTile }: FacePieceProps) {
  const match = useMatch();
  const { entry, facts, speech } = match;
  if (isTile) return <HandTile piece={piece} card={card} />;
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

import type { CardFace } from '@sitrep/contract';
import { useMemo } from 'react';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { cardLook } from '../look/card-look.ts';
import styles from './hand-tile.module.css';

interface HandTileProps {
  readonly piece: Piece;
  readonly card: string;
}

/** A card of a large hand: its picture, its name, and when it can be played. All of it shows on pointing. */
export function HandTile({ piece, card }: HandTileProps) {
  const { entry, facts, speech } = useMatch();
  const face = useMemo(() => entry.faceOf(facts.content, card), [entry, facts.content, card]);
  if (face === undefined) return undefined;
  const { frame, icon } = cardLook(face);
  const when = whenOf(face);
  return (
    <PieceButton piece={piece} card={card} className={styles.tile ?? ''} data-frame={frame}>
      <span className={styles.picture} aria-hidden="true">
        <CardArt content={facts.content} card={card}>
          <Icon name={icon} size={28} />
        </CardArt>
      </span>
      <span className={styles.name}>{speech.name(face.name)}</span>
      <small className={styles.when}>{speech.name(when ?? face.line)}</small>
    </PieceButton>
  );
}

/** The strip above its first ability. */
function whenOf({ blocks }: CardFace) {
  for (const block of blocks)
    if (block.kind === 'ability' && block.when !== undefined) return block.when.label;
  return undefined;
}

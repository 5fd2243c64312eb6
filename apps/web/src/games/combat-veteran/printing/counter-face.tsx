import { isContent } from '@sitrep/combat-veteran';
import { useT } from '../../../kit/i18n/text.tsx';
import type { PrintedFaceProps } from '../../../kit/page/game-printing.ts';
import { Counter } from '../counters/counter.tsx';
import { Bunker, SupportChit, WeaponCard } from '../counters/pieces.tsx';
import styles from './printing.module.css';
import { type Piece, readPiece } from './read-piece.ts';
import { COUNTER } from './scale.ts';
import { StanceMarker } from './stance-marker.tsx';

/** Counters are drawn in a square of 64 units; the ground goes on around it. */
const SIDE = 64;
const BLEED = (SIDE * COUNTER.bleed) / COUNTER.trim.width;
const BOX = [-BLEED, -BLEED, SIDE + 2 * BLEED, SIDE + 2 * BLEED].join(' ');

/** A side of a counter. */
export function CounterFace({ entry, content, speech, face }: PrintedFaceProps) {
  const cards = entry.cardsOf(content);
  const nameOf = (id: string) => {
    const card = cards.find((each) => each.id === id);
    return card === undefined ? '' : speech.name(card.name);
  };
  const piece = isContent(content) ? readPiece(content, face, nameOf) : undefined;
  if (piece === undefined) return undefined;
  return (
    <svg className={styles.piece} viewBox={BOX} aria-hidden="true">
      <rect className={styles[groundOf(piece)]} x={-BLEED} y={-BLEED} width="100%" height="100%" />
      <Picture piece={piece} stanceWord={(stance) => speech.name({ key: `stance.${stance}` })} />
    </svg>
  );
}

/** What lies around a piece that is not square. */
function groundOf(piece: Piece): string {
  return piece.kind === 'soldier' ? piece.face.nation : piece.kind;
}

interface PictureProps {
  readonly piece: Piece;
  stanceWord(stance: string): string;
}

function Picture({ piece, stanceWord }: PictureProps) {
  const t = useT();
  switch (piece.kind) {
    case 'soldier':
      return <Counter face={piece.face} stanceWord="" />;
    case 'weapon':
      return (
        <WeaponCard
          weapon={piece.face}
          broken={t('cv.print.broken')}
          {...(piece.isSpent && { oneUse: t('cv.print.oneUse') })}
        />
      );
    case 'bunker':
      return <Bunker {...piece.face} />;
    case 'chit':
      return <SupportChit {...piece.face} />;
    default:
      return <StanceMarker stance={piece.stance} word={stanceWord(piece.stance)} />;
  }
}

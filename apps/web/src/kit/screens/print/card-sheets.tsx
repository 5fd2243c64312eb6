import type { GameEntry, PrintedCard } from '@sitrep/contract';
import { CARD, withCopies } from '@sitrep/print';
import type { Speech } from '@sitrep/speech';
import { Card } from '../../cards/card.tsx';
import { Contours } from '../../ui/contours.tsx';
import { PieceSheets } from './piece-sheets.tsx';
import styles from './print.module.css';
import type { PrintChoice } from './print-choice.ts';

interface CardSheetsProps {
  readonly entry: GameEntry;
  readonly content: object;
  readonly cards: readonly PrintedCard[];
  readonly speech: Speech;
  readonly choice: PrintChoice;
}

/** Playing cards, 63 by 88 mm with 3 mm of bleed. */
export function CardSheets({ entry, content, cards, speech, choice }: CardSheetsProps) {
  return (
    <PieceSheets
      pieces={choice.copies === 'all' ? withCopies(cards) : cards}
      format={CARD}
      choice={choice}
      draw={({ back }, side) => side === 'back' && <p className={styles.deck}>{speech.name(back)}</p>}
      ground={({ card, back }, side) =>
        side === 'back' ? (
          <div className={styles.back}>
            <Contours seed={back.key} levels={14} />
          </div>
        ) : (
          <div className={styles.front}>
            <Card id={card} entry={entry} content={content} speech={speech} size="print" />
          </div>
        )
      }
    />
  );
}

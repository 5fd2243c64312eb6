import { cardLines } from '../cards/card-lines.ts';
import { useMatch } from '../match/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { useRead } from '../table/use-read.ts';
import { cardOfPiece } from './card-of-piece.ts';
import styles from './orders.module.css';
import { Term } from './term-text.tsx';
import { useTerms } from './use-terms.tsx';

/** The words of the game on the card that was pointed at, each with its meaning. */
export function PieceTerms() {
  const { session, speech } = useMatch();
  const { ui } = useTable();
  const card = cardOfPiece(useRead(), ui.piece);
  const terms = useTerms();
  if (card === undefined) return undefined;
  const text = cardLines(speech, session.entry, session.match.setup.content, card).join(' ');
  const entries = terms.entriesIn(text);
  if (entries.length === 0) return undefined;
  return (
    <p className={styles.terms}>
      {entries.map((entry) => (
        <Term key={entry.id} words={entry.title} entry={entry} />
      ))}
    </p>
  );
}

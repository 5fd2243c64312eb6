import { cardLines, cardName } from '../cards/card-lines.ts';
import { cardLink } from '../cards/card-link.ts';
import { useMatch } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import styles from './orders.module.css';
import { Term } from './term-text.tsx';
import { useTerms } from './use-terms.tsx';

/** A link to the card pointed at, and the game terms on it, each with its meaning. */
export function PieceTerms() {
  const match = useMatch();
  const { entry, facts, speech, page, t } = match;
  const { ui } = useTable();
  const card = ui.piece === undefined ? undefined : page.cardOf?.(match, ui.piece);
  const terms = useTerms();
  if (card === undefined) return undefined;
  const text = cardLines(speech, entry, facts.content, card).join(' ');
  const entries = terms.entriesIn(text);
  return (
    <p className={styles.terms}>
      <a href={cardLink(entry, card)}>
        {t('card.lookUp', { card: cardName(speech, entry, facts.content, card) })}
      </a>
      {entries.map((term) => (
        <Term key={term.id} words={term.title} entry={term} />
      ))}
    </p>
  );
}

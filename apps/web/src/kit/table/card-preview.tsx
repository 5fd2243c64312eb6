import { CardFace } from '../cards/card-face.tsx';
import { useMatch } from '../page/match-context.tsx';
import styles from './card-preview.module.css';
import { useTable } from './table-context.tsx';

/** The card pointed at, large enough to read; it covers the board but never the question. */
export function CardPreview() {
  const { entry, facts, speech } = useMatch();
  const { ui } = useTable();
  if (ui.card === undefined) return undefined;
  return (
    <div className={styles.preview} data-large="" data-left={ui.isCardLeft || undefined} aria-hidden="true">
      <CardFace id={ui.card} entry={entry} content={facts.content} speech={speech} size="full" />
    </div>
  );
}

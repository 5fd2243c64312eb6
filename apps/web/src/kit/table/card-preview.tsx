import { Card } from '../cards/card.tsx';
import { useMatch } from '../page/match-context.tsx';
import styles from './card-preview.module.css';
import { useTable } from './table-context.tsx';

/** The card pointed at, large enough to read; it covers the board but never the question. */
export function CardPreview() {
  const match = useMatch();
  const { entry, facts, page, speech } = match;
  const { ui } = useTable();
  if (ui.card === undefined) return undefined;
  const [piece] = ui.hover;
  return (
    <div className={styles.preview} data-large="" data-left={ui.isCardLeft || undefined} aria-hidden="true">
      <Card
        id={ui.card}
        entry={entry}
        content={facts.content}
        speech={speech}
        size="full"
        situation={piece === undefined ? undefined : page.situationOf?.(match, piece)}
      />
    </div>
  );
}

import { Card } from '../cards/card.tsx';
import { useMatch } from '../page/match-context.tsx';
import { useIsWide } from '../page/use-is-wide.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './orders.module.css';

/** On small screens, where nothing is pointed at without being chosen: the whole card beside what can be done with it. */
export function PieceCard() {
  const match = useMatch();
  const { entry, facts, page, speech } = match;
  const { piece } = useTable().ui;
  const isWide = useIsWide();
  const card = piece === undefined ? undefined : page.cardOf?.(match, piece);
  if (isWide || piece === undefined || card === undefined) return undefined;
  return (
    <div className={styles.raised} aria-hidden="true">
      <Card
        id={card}
        entry={entry}
        content={facts.content}
        speech={speech}
        situation={page.situationOf?.(match, piece)}
      />
    </div>
  );
}

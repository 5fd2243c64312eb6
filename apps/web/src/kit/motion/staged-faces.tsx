import { Card } from '../cards/card.tsx';
import { useMatch } from '../page/match-context.tsx';
import type { StagedCards } from '../page/staged.ts';
import styles from './stage.module.css';

/** Cards that come into sight, large enough to read, with what they do there. */
export function StagedFaces({ staged: { cards, words } }: { readonly staged: StagedCards }) {
  const { entry, facts, speech } = useMatch();
  return (
    <div className={styles.reveal} data-on-stage="">
      {cards.map((id) => (
        <span key={id} className={styles.card}>
          <Card id={id} entry={entry} content={facts.content} speech={speech} size="full" />
        </span>
      ))}
      <p className={styles.caption}>{words}</p>
    </div>
  );
}

import { linkTo } from '../../../kit/address/router.ts';
import { Card } from '../../../kit/cards/card.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { useRead } from '../read/use-read.ts';
import { type PileCard, pileOf } from './pile-model.ts';
import styles from './pile-sheet.module.css';

/** The cards of a deck as far as they are public: its discards face up, and what has not been seen yet. */
export function PileSheet() {
  const { t } = useMatch();
  const { ui, change } = useTable();
  const state = useRead();
  const pile = ui.pile === undefined ? undefined : pileOf(state, ui.pile);
  return (
    <Sheet
      title={ui.pile === undefined ? '' : t(`deck.${ui.pile}`)}
      isOpen={pile !== undefined}
      onClose={() => change({ pile: undefined })}
    >
      {pile !== undefined && (
        <>
          <PileRow title={t('pile.discards')} none={t('pile.none')} cards={pile.discards} />
          <PileRow title={t('pile.unseen')} none={t('pile.none')} cards={pile.unseen} />
        </>
      )}
    </Sheet>
  );
}

interface RowProps {
  readonly title: string;
  readonly none: string;
  readonly cards: readonly PileCard[];
}

function PileRow({ title, none, cards }: RowProps) {
  const { entry, facts, speech } = useMatch();
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return (
    <section className={styles.row}>
      <h3>
        {title}: {count}
      </h3>
      {count === 0 && <p>{none}</p>}
      <ul>
        {cards.map(({ card, count: copies }) => (
          <li key={card}>
            <a href={linkTo('cards', card)}>
              <Card id={card} entry={entry} content={facts.content} speech={speech} />
            </a>
            {copies > 1 && <b className={styles.copies}>×{copies}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

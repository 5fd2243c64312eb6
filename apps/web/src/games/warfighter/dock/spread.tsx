import { useId, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { useIsWide } from '../../../kit/page/use-is-wide.ts';
import { CardPreview } from '../../../kit/table/card-preview.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import handStyles from './hand.module.css';
import styles from './spread.module.css';
import { OfferedPiece } from './tray.tsx';

/** A phone on its side has the cards over the board, too; elsewhere what is enlarged lies over them by itself. */
const ON_ITS_SIDE = '(max-height: 30rem) and (orientation: landscape) and (min-width: 40rem)';

/** Many cards to choose from, spread over the table but never over the question. They can be put aside to look at the table. */
export function Spread({ pieces }: { readonly pieces: readonly Piece[] }) {
  const { t } = useMatch();
  const isWide = useIsWide();
  const [isAside, setAside] = useState(false);
  const id = useId();
  return (
    <section
      className={styles.spread}
      aria-labelledby={`${id}-title`}
      data-spread={pieces.length}
      data-aside={isAside || undefined}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{t('tray.offer')}</h2>
        <Button
          kind="quiet"
          aria-expanded={!isAside}
          aria-controls={`${id}-cards`}
          onClick={() => setAside(!isAside)}
        >
          {t(isAside ? 'tray.cards' : 'tray.table')}
        </Button>
      </header>
      <ul id={`${id}-cards`} className={`${handStyles.cards} ${styles.cards}`} hidden={isAside}>
        {pieces.map((piece) => (
          <li key={piece}>
            <OfferedPiece piece={piece} isTile={!isWide} />
          </li>
        ))}
      </ul>
      {(isWide || matchMedia(ON_ITS_SIDE).matches) && <CardPreview />}
    </section>
  );
}

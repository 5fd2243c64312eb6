import type { ItemView } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';
import { pieceName } from '../../../kit/page/piece-name.ts';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useRead } from '../read/use-read.ts';
import { CardRow } from './card-row.tsx';
import { FacePiece } from './face-piece.tsx';
import handStyles from './hand.module.css';
import { itemNotes } from './item-notes.ts';
import type { Reach } from './reach.ts';
import styles from './tray.module.css';

interface OfferProps {
  readonly pieces: readonly Piece[];
  readonly reach: Reach;
}

/** Whatever is on offer but not on the path: cards to choose from, gear in the shop, Soldiers who left. */
export function Offer({ pieces, reach }: OfferProps) {
  const { t } = useMatch();
  if (pieces.length === 0) return undefined;
  return (
    <CardRow title={t('tray.offer')} count={pieces.length} reach={reach}>
      {pieces.map((piece) => (
        <li key={piece}>
          <OfferedPiece piece={piece} isTile={reach.isTiled} />
        </li>
      ))}
    </CardRow>
  );
}

interface OfferedProps {
  readonly piece: Piece;
  readonly isTile: boolean;
}

/** A card on offer, or whatever else it is by name. */
export function OfferedPiece({ piece, isTile }: OfferedProps) {
  const match = useMatch();
  const { content } = useRead();
  const [kind, id] = partsOf(piece);
  const card = kind === 'card' ? content.instances[Number(id)] : id;
  if (card !== undefined && content.cards[card] !== undefined)
    return <FacePiece piece={piece} card={card} isTile={isTile} />;
  return (
    <PieceButton piece={piece} className={styles.thing ?? ''}>
      {pieceName(match, piece)}
    </PieceButton>
  );
}

/** Gear and ammunition that lie in Locations, each with its slot. */
export function LooseThings() {
  const { speech, t } = useMatch();
  const { path } = useRead().game;
  const places = path.flatMap(({ gear, ammo }, index) =>
    gear.length + ammo.length > 0 ? [{ slot: index + 1, gear, ammo }] : [],
  );
  return places.map(({ slot, gear, ammo }) => (
    <section key={slot} className={styles.loose} aria-label={t('tray.loose', { slot })}>
      <h2 className={handStyles.title}>{t('tray.loose', { slot })}</h2>
      <ul className={styles.things}>
        {gear.map((item) => (
          <li key={item.id}>
            <LooseItem item={item} />
          </li>
        ))}
        {ammo.map(({ ammo: kind, left, droppedBy }) => (
          <li key={`${kind} ${droppedBy}`} className={styles.ammo}>
            {t('board.ammo', { ammo: speech.text.t(`term.${kind}`), left })}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function LooseItem({ item }: { readonly item: ItemView }) {
  const { speech, t } = useMatch();
  const notes = itemNotes(t, useRead(), item);
  return (
    <PieceButton piece={`item:${item.id}`} card={item.card} className={styles.thing ?? ''}>
      {speech.noun('card', item.card)} {notes !== '' && <strong>{notes}</strong>}
    </PieceButton>
  );
}

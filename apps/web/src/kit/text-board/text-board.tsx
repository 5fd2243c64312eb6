import { useRef } from 'react';
import { useGlide } from '../motion/use-glide.ts';
import { useMatch } from '../page/match-context.tsx';
import type { Piece } from '../page/piece.ts';
import { pieceName } from '../page/piece-name.ts';
import { PieceButton } from '../table/piece-button.tsx';
import { useTable } from '../table/table-context.tsx';
import { FactList } from './fact-list.tsx';
import { factsOf } from './facts.ts';
import styles from './text-board.module.css';
import { type ZoneWords, zonesOf } from './zone-list.ts';

/** The table of any game in words: what the view says, every zone with the tokens in it, and whatever else can be chosen. */
export function TextBoard() {
  const match = useMatch();
  const { speech, now, t } = match;
  const { lit } = useTable();
  const board = useRef<HTMLElement>(null);
  useGlide(board, now.revision);
  const { game, seats } = now.view;
  const zones = zonesOf(match);
  const drawn = new Set(zones.flatMap(({ tokens }) => tokens));
  const offered = [...lit.keys()].filter((piece) => !drawn.has(piece));
  return (
    <section ref={board} className={styles.board} aria-label={t('text.title')}>
      <FactList
        facts={factsOf({ speech, seats: seats.length, yes: t('text.yes'), no: t('text.no') }, game)}
      />
      {offered.length > 0 && (
        <section className={styles.zone}>
          <h2>{t('text.offer')}</h2>
          <PieceList pieces={offered} />
        </section>
      )}
      <div className={styles.zones}>
        {zones.map((zone) => (
          <ZoneView key={zone.zone} {...zone} />
        ))}
      </div>
    </section>
  );
}

function ZoneView({ name, tokens, unseen }: ZoneWords) {
  const { t } = useMatch();
  return (
    <section className={styles.zone} aria-label={name}>
      <h2>{name}</h2>
      <PieceList pieces={tokens} />
      {unseen > 0 && <p>{t('text.unseen', { count: unseen })}</p>}
      {unseen === 0 && tokens.length === 0 && <p>{t('text.empty')}</p>}
    </section>
  );
}

function PieceList({ pieces }: { readonly pieces: readonly Piece[] }) {
  const match = useMatch();
  return (
    <ul className={styles.pieces}>
      {pieces.map((piece) => (
        <li key={piece}>
          <PieceButton piece={piece} className={styles.piece ?? ''}>
            {pieceName(match, piece)}
          </PieceButton>
        </li>
      ))}
    </ul>
  );
}

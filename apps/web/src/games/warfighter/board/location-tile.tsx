import { effectiveEntrance } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Contours } from '../../../kit/ui/contours.tsx';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import styles from './location-tile.module.css';
import { TargetList } from './target-list.tsx';

/** A slot of the path: its card, what entering costs, what lies there. */
export function LocationTile({ slot }: { readonly slot: number }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const place = state.game.path[slot - 1];
  const id = place?.card ?? '';
  const card = state.content.cards[id];
  if (place === undefined || card === undefined)
    return (
      <PieceButton piece={`slot:${slot}`} className={`${styles.tile} ${styles.open}`}>
        <span className={styles.number}>{slot}</span>
        <span className={styles.name}>{t('board.open')}</span>
      </PieceButton>
    );
  const entrance = effectiveEntrance(state, slot);
  return (
    <div className={styles.place}>
      <PieceButton
        piece={`slot:${slot}`}
        card={id}
        className={styles.tile ?? ''}
        data-goal={slot === state.game.slots || undefined}
      >
        <Contours seed={id} className={styles.art} levels={7} />
        <span className={styles.number}>{slot}</span>
        <span className={styles.name}>{speech.noun('card', id)}</span>
        <span className={styles.facts}>
          <span>{speech.text.t(`type.${card.type}`)}</span>
          <span data-changed={isChanged(entrance) || undefined}>
            {t('board.entrance', { cost: entrance.total })}
          </span>
        </span>
        <PlaceNotes slot={slot} />
      </PieceButton>
      {slot === state.game.slots && <TargetList />}
      {place.attached.map((token) => (
        <PieceButton
          key={token}
          piece={`card:${token}`}
          card={state.content.instances[token]}
          className={styles.attached ?? ''}
        >
          {speech.noun('card', token)}
        </PieceButton>
      ))}
    </div>
  );
}

/** Whether the Objective is active, and how much lies here; what it is shows in the tray. */
function PlaceNotes({ slot }: { readonly slot: number }) {
  const { t } = useMatch();
  const { game } = useRead();
  const place = game.path[slot - 1];
  if (place === undefined) return undefined;
  const loose = place.gear.length + place.ammo.length;
  const notes = [
    ...(slot === game.slots ? [t(game.isActive ? 'board.active' : 'board.inactive')] : []),
    ...(loose > 0 ? [t('board.loose', { count: loose })] : []),
  ];
  return (
    notes.length > 0 && (
      <span className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
    )
  );
}

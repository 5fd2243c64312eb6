import { effectiveEntrance } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import styles from './plate.module.css';

/** The foot of a slot, which stands for all of it: its number, what it is, and what entering costs. */
export function Plate({ slot }: { readonly slot: number }) {
  const { speech, t } = useMatch();
  const { game, content } = useRead();
  const id = game.path[slot - 1]?.card ?? '';
  const card = content.cards[id];
  const isGoal = slot === game.slots;
  return (
    <PieceButton
      piece={`slot:${slot}`}
      {...(card !== undefined && { card: id })}
      className={styles.plate ?? ''}
      data-plate=""
      data-goal={isGoal || undefined}
      data-open={card === undefined || undefined}
    >
      <span className={styles.number}>{slot}</span>
      <span className={styles.words}>
        <span className={styles.name}>{card === undefined ? t('board.open') : speech.noun('card', id)}</span>
        {card !== undefined && <Notes slot={slot} />}
      </span>
      {card !== undefined && <Entrance slot={slot} />}
      {card !== undefined && 'reinforce' in card && <Reinforce values={card.reinforce ?? []} />}
    </PieceButton>
  );
}

/** What kind of place it is, whether the Objective is active, and how much lies here; what it is shows below. */
function Notes({ slot }: { readonly slot: number }) {
  const { speech, t } = useMatch();
  const { game, content } = useRead();
  const place = game.path[slot - 1];
  const card = content.cards[place?.card ?? ''];
  if (place === undefined || card === undefined) return undefined;
  const loose = place.gear.length + place.ammo.length;
  const kind = speech.text.t(`type.${card.type}`);
  const state = slot === game.slots ? t(game.isActive ? 'board.active' : 'board.inactive') : kind;
  return (
    <small className={styles.notes} data-active={(slot === game.slots && game.isActive) || undefined}>
      {[state, ...(loose > 0 ? [t('board.loose', { count: loose })] : [])].join(' · ')}
    </small>
  );
}

/** What entering costs now, with what other cards add to it. */
function Entrance({ slot }: { readonly slot: number }) {
  const { t } = useMatch();
  const entrance = effectiveEntrance(useRead(), slot);
  const [printed = { amount: entrance.total }] = entrance.parts;
  const more = entrance.total - printed.amount;
  return (
    <span className={styles.figure} data-changed={isChanged(entrance) || undefined}>
      <span className="visually-hidden">{t('board.entrance', { cost: entrance.total })}</span>
      <Icon name="moves" size={18} />
      <b aria-hidden="true">{entrance.total}</b>
      {more !== 0 && <sup aria-hidden="true">{more > 0 ? `+${more}` : `−${-more}`}</sup>}
    </span>
  );
}

/** The values of the hostile cards that reinforce here. */
function Reinforce({ values }: { readonly values: readonly number[] }) {
  const { t } = useMatch();
  if (values.length === 0) return undefined;
  return (
    <span className={styles.reinforce}>
      <small>{t('board.reinforce')}</small> <b>{values.join(' ')}</b>
    </span>
  );
}

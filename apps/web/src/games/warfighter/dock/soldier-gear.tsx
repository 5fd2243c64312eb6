import { type ItemView, type SoldierView, supportZone } from '@sitrep/warfighter/queries';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import { itemNotes } from './item-notes.ts';
import styles from './soldier-panel.module.css';

/** What a Soldier carries, as small pictures, and the Support cards in force for him. */
export function SoldierGear({ soldier }: { readonly soldier: SoldierView }) {
  const { speech, now } = useMatch();
  const { content } = useRead();
  const support = now.view.zones[supportZone(soldier.number)]?.tokens ?? [];
  return (
    <div className={styles.gear}>
      {soldier.gear.map((item) => (
        <GearButton key={item.id} item={item} />
      ))}
      {support.map((token) => (
        <PieceButton
          key={token}
          piece={`card:${token}`}
          card={content.instances[token]}
          className={styles.item ?? ''}
          data-weapon=""
          title={speech.noun('card', token)}
        >
          <Icon name="support" size={16} />{' '}
          <span className={styles.itemName}>{speech.noun('card', token)}</span>
        </PieceButton>
      ))}
    </div>
  );
}

function GearButton({ item }: { readonly item: ItemView }) {
  const { speech, facts, t } = useMatch();
  const state = useRead();
  const notes = itemNotes(t, state, item);
  const isWeapon = state.content.cards[item.card]?.type === 'weapon';
  return (
    <PieceButton
      piece={`item:${item.id}`}
      card={item.card}
      className={styles.item ?? ''}
      data-weapon={isWeapon || undefined}
      title={speech.noun('card', item.card)}
    >
      <span className={styles.thumb} aria-hidden="true">
        <CardArt content={facts.content} card={item.card}>
          <Icon name={isWeapon ? 'weapon' : 'equipment'} size={16} />
        </CardArt>
      </span>
      <span className={styles.itemName}>{speech.noun('card', item.card)}</span>
      {notes !== '' && <strong>{notes}</strong>}
    </PieceButton>
  );
}

import type { Card } from '@sitrep/warfighter';
import { useState } from 'react';
import { fitsFilter } from '../../../kit/decision/order-text.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './shelf.module.css';
import { ShelfTile } from './shelf-tile.tsx';
import type { TeamDesk } from './team-desk.ts';

/** What a team is made of. */
const TYPES = [
  'soldier',
  'weapon',
  'equipment',
  'skill',
  'record',
] as const satisfies readonly Card['type'][];
type ShelfType = (typeof TYPES)[number];

/** Everything that can be bought, one kind at a time. */
export function Shelf({ desk }: { readonly desk: TeamDesk }) {
  const { speech, t } = useMatch();
  const [type, setType] = useState<ShelfType>('weapon');
  const [filter, setFilter] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const cards = Object.values(desk.state.content.cards);
  const soldier = desk.draft[desk.at]?.card;
  const types = TYPES.filter((each) => cards.some((card) => card.type === each));
  const wares = cards.filter(
    (card) => card.type === type && fitsFilter(speech.noun('card', card.id), filter),
  );
  return (
    <section className={styles.shelf} aria-label={t('team.shelf')}>
      <div className={styles.kinds}>
        {types.map((each) => (
          <button key={each} type="button" aria-pressed={each === type} onClick={() => setType(each)}>
            {t(`team.type.${each}`)}
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label={t('team.filter')}
          placeholder={t('team.filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={isOpenOnly}
            onChange={({ target }) => setOpenOnly(target.checked)}
          />
          {t('team.openOnly')}
        </label>
        {type !== 'soldier' && soldier !== undefined && (
          <p>{t('team.for', { soldier: speech.noun('card', soldier) })}</p>
        )}
      </div>
      <ul className={styles.wares}>
        {wares.map((card) => (
          <ShelfTile key={card.id} desk={desk} card={card} isHidden={isOpenOnly} />
        ))}
      </ul>
    </section>
  );
}

import { decksOf, finalTurn } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './status.module.css';
import { TimerTrack } from './timer-track.tsx';

/** The turn, the timer, and the decks, which can be opened. */
export function Status() {
  const { now, t } = useMatch();
  const state = useRead();
  const { game, content } = state;
  const { change } = useTable();
  const count = (zone: string) => now.view.zones[zone]?.count ?? 0;
  return (
    <>
      <TimerTrack turn={game.turn} timer={game.timer} last={finalTurn(state)} />
      <div className={styles.decks}>
        {decksOf(content).map(({ pool, deck, discard }) => (
          <button key={pool} type="button" onClick={() => change({ pile: pool })}>
            <Icon
              name={pool === 'action' ? 'cards' : pool === 'location' ? 'location' : 'hostile'}
              size={16}
            />
            <span className={styles.deckName}>{t(`deck.${pool}`)}</span>{' '}
            <span className={styles.inFull}>
              {t('deck.count', { deck: count(deck), discard: count(discard) })}
            </span>
            <span className={styles.inShort} aria-hidden="true">
              {count(deck)}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

import { decksOf } from '@sitrep/warfighter/queries';
import { TimerTrack } from '../../../games/warfighter/board/timer-track.tsx';
import { useRead } from '../../../games/warfighter/read/use-read.ts';
import { linkTo } from '../../address/router.ts';
import { useMatch } from '../../match/match-context.tsx';
import { useTable } from '../../table/table-context.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { MatchMarks } from '../../ui/marks.tsx';
import styles from './top-bar.module.css';

/** The mission, the turn and the timer, the decks, and the way home. */
export function TopBar() {
  const { speech, now, t } = useMatch();
  const { game, content } = useRead();
  const { change } = useTable();
  const count = (zone: string) => now.view.zones[zone]?.count ?? 0;
  const title = [game.mission, game.objective].flatMap((card) =>
    card === '' ? [] : [speech.noun('card', card)],
  );
  return (
    <header className={styles.bar}>
      <HomeLink />
      <h1 className={styles.title}>{title.join(' – ')}</h1>
      <MatchMarks />
      <TimerTrack turn={game.turn} timer={game.timer} />
      <div className={styles.decks}>
        {decksOf(content).map(({ pool, deck, discard }) => (
          <button key={pool} type="button" onClick={() => change({ pile: pool })}>
            <Icon
              name={pool === 'action' ? 'cards' : pool === 'location' ? 'location' : 'hostile'}
              size={16}
            />
            <span className={styles.deckName}>{t(`deck.${pool}`)}</span>{' '}
            <span>{t('deck.count', { deck: count(deck), discard: count(discard) })}</span>
          </button>
        ))}
      </div>
      <LanguageChoice />
      <a className={styles.settings} href={linkTo('settings')}>
        {t('nav.settings')}
      </a>
      {now.saveFault !== undefined && (
        <p className={styles.fault} role="alert">
          {t('save.failed')}
        </p>
      )}
    </header>
  );
}

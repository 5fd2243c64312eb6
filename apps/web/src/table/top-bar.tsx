import { ZONES } from '@sitrep/warfighter/queries';
import { linkTo } from '../app/router.ts';
import { useMatch } from '../match/match-context.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { TimerTrack } from './timer-track.tsx';
import styles from './top-bar.module.css';
import { useRead } from './use-read.ts';

/** The mission, the turn and the timer, the decks, and the way home. */
export function TopBar() {
  const { speech, now, t } = useMatch();
  const { game } = useRead();
  const count = (zone: string) => now.view.zones[zone]?.count ?? 0;
  const title = [game.mission, game.objective].flatMap((card) =>
    card === '' ? [] : [speech.noun('card', card)],
  );
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={linkTo()} aria-label={t('nav.home')}>
        Sitrep
      </a>
      <h1 className={styles.title}>{title.join(' – ')}</h1>
      <TimerTrack turn={game.turn} timer={game.timer} />
      <dl className={styles.decks}>
        {DECKS.map(([name, deck, discard]) => (
          <div key={name}>
            <dt>{t(`deck.${name}`)}</dt>
            <dd>{t('deck.count', { deck: count(deck), discard: count(discard) })}</dd>
          </div>
        ))}
      </dl>
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

const DECKS = [
  ['action', ZONES.actionDeck, ZONES.actionDiscard],
  ['hostile', ZONES.hostileDeck, ZONES.hostileDiscard],
] as const;

import { titled } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { linkTo } from '../../address/router.ts';
import { wishedSeed } from '../../address/wished-luck.ts';
import { useT, useText } from '../../i18n/text.tsx';
import { leaveTables } from '../../match/live-sessions.ts';
import { useHasLesson } from '../../page/page-context.tsx';
import { type GameHead, listGames } from '../../saves/save-store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import type { Door } from './door.ts';
import styles from './home-screen.module.css';

/** The first page: continue where you left off, or start with one click. */
export function HomeScreen({ doors }: { readonly doors: readonly Door[] }) {
  const text = useText();
  const { t } = text;
  const games = useGames();
  useEffect(leaveTables, []);
  const [last] = games.filter(({ isOver }) => !isOver);
  return (
    <div className={styles.page}>
      <Contours seed="sitrep" className={styles.art} />
      <header className={styles.head}>
        <p className={styles.mark}>Sitrep</p>
        <LanguageChoice />
      </header>
      <main className={styles.main}>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.ways}>
          {last !== undefined && (
            <a className={`${buttonClass('strong')} ${styles.way}`} href={linkTo('play', last.id)}>
              <strong>{t('home.continue')}</strong>
              <span>
                {last.standing === undefined
                  ? last.name || last.title
                  : titled(text, last.name || last.title, last.standing)}
              </span>
            </a>
          )}
          <a
            className={`${buttonClass(last === undefined ? 'strong' : 'plain')} ${styles.way}`}
            href={linkTo('quick')}
          >
            <strong>{t('home.quick')}</strong>
            <span>{t('home.quickNote')}</span>
          </a>
          <a className={`${buttonClass()} ${styles.way}`} href={linkTo('tutorial')}>
            <strong>{t('home.tutorial')}</strong>
            <span>{t('home.tutorialNote')}</span>
          </a>
          <a className={`${buttonClass()} ${styles.way}`} href={linkTo('setup')}>
            <strong>{t('home.setup')}</strong>
            <span>{t('home.setupNote')}</span>
          </a>
        </div>
        {doors.map((door) => (
          <DoorWays key={door.game} door={door} />
        ))}
        <WishedLuck />
        <nav className={styles.more} aria-label={t('nav.more')}>
          {MORE.map((name) => (
            <a key={name} href={linkTo(name)}>
              {t(`nav.${name}`)}
            </a>
          ))}
        </nav>
      </main>
      <footer className={styles.foot}>{t('home.independent')}</footer>
    </div>
  );
}

/** The ways into another game. */
function DoorWays({ door: { game, name, note } }: { readonly door: Door }) {
  const { t, language } = useText();
  const hasLesson = useHasLesson(game);
  return (
    <section className={styles.door} aria-label={name}>
      <h2>{name}</h2>
      <p>{note[language]}</p>
      <div className={styles.ways}>
        <a className={`${buttonClass()} ${styles.way}`} href={linkTo('setup', game)}>
          <strong>{t('home.newGame')}</strong>
          <span>{t('home.newGameNote')}</span>
        </a>
        {hasLesson && (
          <a className={`${buttonClass()} ${styles.way}`} href={linkTo('tutorial', game)}>
            <strong>{t('lesson.first')}</strong>
            <span>{t('lesson.firstNote')}</span>
          </a>
        )}
      </div>
    </section>
  );
}

/** Tells a player with a seed in the address about it, and how to play without. */
function WishedLuck() {
  const t = useT();
  const seed = wishedSeed();
  if (seed === undefined) return undefined;
  return (
    <p className={styles.luck}>
      {t('home.luck', { seed })} <a href={location.pathname}>{t('home.anyLuck')}</a>
    </p>
  );
}

/** Further screens by their names in the address. */
const MORE = ['saves', 'cards', 'rules', 'print', 'settings'];

/** The stored games; none if the browser stores nothing. */
function useGames(): readonly GameHead[] {
  const [games, setGames] = useState<readonly GameHead[]>([]);
  useEffect(() => {
    listGames().then(setGames, () => undefined);
  }, []);
  return games;
}

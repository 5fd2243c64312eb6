import { useEffect, useState } from 'react';
import { linkTo } from '../../address/router.ts';
import { wishedSeed } from '../../address/wished-luck.ts';
import { useT } from '../../i18n/text.tsx';
import { leaveTables } from '../../match/live-sessions.ts';
import { type GameHead, listGames } from '../../saves/save-store.ts';
import { Contours } from '../../ui/contours.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import type { Door } from './door.ts';
import { ContinuedGame, Feature } from './feature.tsx';
import styles from './home-screen.module.css';
import { LateScene } from './late-scene.tsx';
import { WorldPanel } from './world-panel.tsx';

interface HomeScreenProps {
  readonly doors: readonly Door[];
  /** What is drawn beside the way to the first lesson. */
  loadLessonScene: Door['loadScene'];
}

/** The first page: continue where you left off or learn, then the worlds to enter, then everything else. */
export function HomeScreen({ doors, loadLessonScene }: HomeScreenProps) {
  const t = useT();
  useEffect(leaveTables, []);
  return (
    <div className={styles.page}>
      <Contours seed="sitrep" className={styles.art} />
      <header className={styles.head}>
        <h1 className={styles.mark}>Sitrep</h1>
        <LanguageChoice />
      </header>
      <main className={styles.main}>
        <First loadLessonScene={loadLessonScene} />
        <div className={styles.worlds}>
          {doors.map((door) => (
            <WorldPanel key={door.name.en} door={door} />
          ))}
        </div>
        <WishedLuck />
        <nav className={styles.more} aria-label={t('nav.more')}>
          {MORE.map((name) => (
            <a key={name} href={linkTo(name)}>
              <b>{t(`nav.${name}`)}</b>
              <small>{t(`home.more.${name}`)}</small>
            </a>
          ))}
        </nav>
      </main>
      <footer className={styles.foot}>{t('home.independent')}</footer>
    </div>
  );
}

/** The game that was left last, or the first lesson where there is none. Its place is kept until that is known. */
function First({ loadLessonScene }: Pick<HomeScreenProps, 'loadLessonScene'>) {
  const t = useT();
  const games = useGames();
  if (games === undefined) return <div className={styles.first} />;
  const [last] = games.filter(({ isOver }) => !isOver);
  return (
    <div className={styles.first}>
      {last === undefined ? (
        <Feature
          label={t('home.begin')}
          title={t('home.tutorial')}
          note={t('home.tutorialNote')}
          way={t('home.learn')}
          href={linkTo('tutorial')}
        >
          <LateScene load={loadLessonScene} />
        </Feature>
      ) : (
        <ContinuedGame head={last} />
      )}
    </div>
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
const MORE = ['cards', 'rules', 'print', 'saves', 'settings'];

/** The stored games, as soon as they are known; none if the browser stores nothing. */
function useGames(): readonly GameHead[] | undefined {
  const [games, setGames] = useState<readonly GameHead[]>();
  useEffect(() => {
    listGames().then(setGames, () => setGames([]));
  }, []);
  return games;
}

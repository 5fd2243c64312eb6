import { titled } from '@sitrep/speech';
import type { ReactNode } from 'react';
import { linkTo } from '../../address/router.ts';
import { useText } from '../../i18n/text.tsx';
import type { GameHead } from '../../saves/save-store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { agoIn } from './ago.ts';
import styles from './feature.module.css';
import { SavedScene } from './saved-scene.tsx';

interface FeatureProps {
  readonly label: string;
  readonly title: string;
  readonly note: string;
  readonly way: string;
  readonly href: string;
  /** The picture beside the words. */
  readonly children: ReactNode;
}

/** What comes first: one thing to do, with its picture. */
export function Feature({ label, title, note, way, href, children }: FeatureProps) {
  return (
    <section className={styles.feature} aria-label={title}>
      <div className={styles.picture}>{children}</div>
      <div className={styles.words}>
        <small>{label}</small>
        <h2>{title}</h2>
        <p>{note}</p>
        <a className={`${buttonClass('strong')} ${styles.way}`} href={href}>
          {way}
        </a>
      </div>
    </section>
  );
}

/** The game that was played last, where it was left. */
export function ContinuedGame({ head }: { readonly head: GameHead }) {
  const text = useText();
  const { t, language } = text;
  const { id, name, title, moment = '', team = '', standing, updated } = head;
  const called = name || title;
  return (
    <Feature
      label={t('home.saved', { ago: agoIn(language, updated - Date.now()) })}
      title={standing === undefined ? called : titled(text, called, standing)}
      note={[moment, team].filter((part) => part !== '').join(' · ')}
      way={t('home.continue')}
      href={linkTo('play', id)}
    >
      <SavedScene head={head} />
    </Feature>
  );
}

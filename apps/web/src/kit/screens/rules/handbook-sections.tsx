import type { GameEntry, GameHandbook } from '@sitrep/contract';
import { useState } from 'react';
import { useT } from '../../i18n/text.tsx';
import { HandbookArticle } from './handbook-article.tsx';
import styles from './rules-screen.module.css';

interface HandbookSectionsProps {
  readonly game: GameEntry;
  readonly handbook: GameHandbook;
  readonly ruleset: string;
}

/** The handbook in reading order, a section at a time. */
export function HandbookSections({ game, handbook, ruleset }: HandbookSectionsProps) {
  const t = useT();
  const { titles, entries } = handbook;
  const [chosen, setChosen] = useState('');
  const shown = entries.filter((entry) => isOf(entry, ruleset));
  const sections = Object.keys(titles).filter((id) => shown.some(({ section }) => section === id));
  const open = sections.includes(chosen) ? chosen : sections[0];
  return (
    <div className={styles.book}>
      <nav className={styles.contents} aria-label={t('rules.contents')}>
        {sections.map((id) => (
          <button key={id} type="button" aria-current={id === open} onClick={() => setChosen(id)}>
            {titles[id]}
          </button>
        ))}
      </nav>
      {/* a new section begins at its heading, wherever the last one was left; the first one needs no move */}
      <section
        key={open}
        className={styles.section}
        ref={(place) => {
          if (chosen !== '') place?.scrollIntoView({ block: 'start' });
        }}
      >
        <h2>{titles[open ?? '']}</h2>
        {shown
          .filter(({ section }) => section === open)
          .map((entry) => (
            <HandbookArticle key={entry.id} game={game} handbook={handbook} entry={entry} />
          ))}
      </section>
    </div>
  );
}

function isOf({ ruleset }: { readonly ruleset: string }, wanted: string): boolean {
  return wanted === '' || ruleset === 'both' || ruleset === wanted;
}

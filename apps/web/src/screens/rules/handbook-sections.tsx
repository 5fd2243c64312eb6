import type { GameHandbook } from '@sitrep/catalog';
import { useT } from '../../i18n/text.tsx';
import { HandbookArticle } from './handbook-article.tsx';
import styles from './rules-screen.module.css';

interface HandbookSectionsProps {
  readonly handbook: GameHandbook;
  readonly ruleset: string;
}

/** The whole handbook in reading order, with a list of its sections. */
export function HandbookSections({ handbook, ruleset }: HandbookSectionsProps) {
  const t = useT();
  const { titles, entries } = handbook;
  const shown = entries.filter((entry) => isOf(entry, ruleset));
  const sections = Object.keys(titles).filter((id) => shown.some(({ section }) => section === id));
  return (
    <div className={styles.book}>
      <nav className={styles.contents} aria-label={t('rules.contents')}>
        {sections.map((id) => (
          <button key={id} type="button" onClick={() => document.getElementById(id)?.scrollIntoView()}>
            {titles[id]}
          </button>
        ))}
      </nav>
      <div>
        {sections.map((id) => (
          <section key={id} className={styles.section}>
            <h2 id={id}>{titles[id]}</h2>
            {shown
              .filter(({ section }) => section === id)
              .map((entry) => (
                <HandbookArticle key={entry.id} handbook={handbook} entry={entry} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function isOf({ ruleset }: { readonly ruleset: string }, wanted: string): boolean {
  return wanted === '' || ruleset === 'both' || ruleset === wanted;
}

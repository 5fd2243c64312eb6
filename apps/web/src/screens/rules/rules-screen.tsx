import { findRules } from '@sitrep/speech';
import { useState } from 'react';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useT } from '../../i18n/text.tsx';
import { useRuleBook } from '../../rules/use-rule-book.ts';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import styles from './rules-screen.module.css';

const RULESET = 'modern';
/** Longer lists are cut: another word finds more. */
const MOST = 60;

/** `#/rules` and `#/rules/TERM`: every rule by its id or by a word. */
export function RulesScreen({ path: [term = ''] }: ScreenProps) {
  const t = useT();
  const book = useRuleBook(RULESET);
  const [typed, setTyped] = useState(term);
  if (book === undefined) return <Working />;
  const found = typed.trim() === '' ? book.rules : findRules(book, typed);
  return (
    <Page title={t('nav.rules')}>
      <input
        type="search"
        className={styles.search}
        value={typed}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{t('rules.found', { count: found.length })}</p>
      <ul className={styles.rules} lang="en">
        {found.slice(0, MOST).map(({ id, title, text }) => (
          <li key={id} id={id}>
            <h2>
              <span>{id}</span> {title}
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

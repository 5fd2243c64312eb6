import type { GameEntry, GameHandbook } from '@sitrep/contract';
import { findRules, isGroup, isRuleId } from '@sitrep/speech';
import { useDeferredValue } from 'react';
import { useT } from '../../i18n/text.tsx';
import { useRuleBook } from '../../rules/use-rule-book.ts';
import { Button } from '../../ui/button.tsx';
import { HandbookArticle } from './handbook-article.tsx';
import styles from './rules-screen.module.css';
import { RuleLines } from './spec-rule.tsx';

/** Longer lists are cut off: more words narrow the search. */
const MOST = 40;

interface SearchResultsProps {
  readonly game: GameEntry;
  readonly handbook: GameHandbook;
  readonly words: string;
  readonly ruleset: string;
  onWords(words: string): void;
}

/** The handbook entries that match the words, best first, then the rules that contain them. */
export function SearchResults({ game, handbook, words, ruleset, onWords }: SearchResultsProps) {
  const t = useT();
  const late = useDeferredValue(words);
  const { entries, nearest } = handbook.find(late, ruleset || undefined);
  const asked = isRuleId(late) && !isGroup(late) ? late.trim().toUpperCase() : undefined;
  return (
    <>
      <p role="status">{t('rules.found', { count: entries.length })}</p>
      {nearest !== undefined && (
        <p>
          {t('rules.nearest')} <Button onClick={() => onWords(nearest)}>{nearest}</Button>
        </p>
      )}
      <div>
        {entries.slice(0, MOST).map((entry) => (
          <HandbookArticle
            key={`${entry.id} ${asked}`}
            game={game}
            handbook={handbook}
            entry={entry}
            asked={asked}
          />
        ))}
      </div>
      {asked === undefined && <FullRules game={game} words={late} ruleset={ruleset} />}
    </>
  );
}

function FullRules({ game, words, ruleset }: Pick<SearchResultsProps, 'game' | 'words' | 'ruleset'>) {
  const t = useT();
  const book = useRuleBook(game, ruleset || undefined);
  const found = book === undefined ? [] : findRules(book, words);
  if (found.length === 0) return undefined;
  return (
    <details className={styles.full}>
      <summary>{t('rules.full', { count: found.length })}</summary>
      {found.slice(0, MOST).map((rule) => (
        <RuleLines key={rule.id} rule={rule} />
      ))}
    </details>
  );
}

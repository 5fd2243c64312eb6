import type { GameEntry } from '@sitrep/contract';
import { findRules, type Rule } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import { useRuleBook } from '../../rules/use-rule-book.ts';
import styles from './rules-screen.module.css';

interface SpecRuleProps {
  readonly game: GameEntry;
  readonly id: string;
  readonly ruleset: string;
}

/** The text of a rule from the specification, which is in English. */
export function SpecRule({ game, id, ruleset }: SpecRuleProps) {
  const t = useT();
  // For an entry about every edition, the rules come from the default one.
  const book = useRuleBook(game, ruleset === 'both' ? undefined : ruleset);
  const [rule] = book === undefined ? [] : findRules(book, id);
  if (book === undefined) return undefined;
  return rule === undefined ? <p>{t('rule.unknown')}</p> : <RuleLines rule={rule} />;
}

export function RuleLines({ rule: { id, title, text } }: { readonly rule: Rule }) {
  return (
    <div className={styles.rule} lang="en">
      <h4>
        <span>{id}</span> {title}
      </h4>
      <p>{text}</p>
    </div>
  );
}

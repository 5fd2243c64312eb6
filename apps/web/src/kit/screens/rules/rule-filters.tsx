import type { GameEntry } from '@sitrep/contract';
import { useT } from '../../i18n/text.tsx';
import { useSpeech } from '../../match/use-speech.ts';
import styles from './rules-screen.module.css';

/** What the reader looks for: `typed` once something was typed, and the edition, or any. */
export interface RuleFilter {
  readonly typed: string | undefined;
  readonly ruleset: string;
}

interface RuleFiltersProps {
  readonly entry: GameEntry;
  readonly words: string;
  readonly filter: RuleFilter;
  onFilter(filter: RuleFilter): void;
}

export function RuleFilters({ entry, words, filter, onFilter }: RuleFiltersProps) {
  const t = useT();
  const speech = useSpeech(entry);
  return (
    <search className={styles.filters}>
      <input
        type="search"
        value={words}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={({ target }) => onFilter({ ...filter, typed: target.value })}
      />
      {entry.rulesets.length > 1 && (
        <select
          value={filter.ruleset}
          aria-label={t('rules.edition')}
          onChange={({ target }) => onFilter({ ...filter, ruleset: target.value })}
        >
          <option value="">{t('rules.edition.all')}</option>
          {speech !== undefined &&
            entry.rulesets.map((ruleset) => (
              <option key={ruleset} value={ruleset}>
                {speech.text.t(`ruleset.${ruleset}`)}
              </option>
            ))}
        </select>
      )}
    </search>
  );
}

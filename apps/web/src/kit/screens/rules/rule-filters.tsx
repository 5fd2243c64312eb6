import type { GameEntry } from '@sitrep/contract';
import { useT } from '../../i18n/text.tsx';
import { useSpeech } from '../../match/use-speech.ts';
import styles from './rules-screen.module.css';

/** What the reader looks for: `typed` once something was typed, and the edition, or any. */
export interface RuleWish {
  readonly typed: string | undefined;
  readonly ruleset: string;
}

interface RuleFiltersProps {
  readonly entry: GameEntry;
  readonly words: string;
  readonly wish: RuleWish;
  onWish(wish: RuleWish): void;
}

export function RuleFilters({ entry, words, wish, onWish }: RuleFiltersProps) {
  const t = useT();
  const speech = useSpeech(entry);
  return (
    <search className={styles.filters}>
      <input
        type="search"
        value={words}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={({ target }) => onWish({ ...wish, typed: target.value })}
      />
      <select
        value={wish.ruleset}
        aria-label={t('rules.edition')}
        onChange={({ target }) => onWish({ ...wish, ruleset: target.value })}
      >
        <option value="">{t('rules.edition.all')}</option>
        {speech !== undefined &&
          entry.rulesets.map((ruleset) => (
            <option key={ruleset} value={ruleset}>
              {speech.text.t(`ruleset.${ruleset}`)}
            </option>
          ))}
      </select>
    </search>
  );
}

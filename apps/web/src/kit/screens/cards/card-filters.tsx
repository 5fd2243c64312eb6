import type { Speech } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import { type CardFilter, type IndexedCard, valuesOf } from './card-index.ts';
import styles from './cards-screen.module.css';

interface CardFiltersProps {
  readonly cards: readonly IndexedCard[];
  readonly count: number;
  readonly speech: Speech;
  readonly filter: CardFilter;
  onFilter(filter: CardFilter): void;
}

/** Pack, kind and words; together they narrow the cards down. */
export function CardFilters({ cards, count, speech, filter, onFilter }: CardFiltersProps) {
  const { t, has } = useText();
  const names = {
    pack: (pack: string) => (has(`cards.pack.${pack}`) ? t(`cards.pack.${pack}`) : pack),
    type: (type: string) => capital(speech.text.t(`type.${type}`), speech.text.language),
  };
  const isTelling = (field: 'pack' | 'type') => valuesOf(cards, field).length > 1;
  return (
    <search className={styles.filters}>
      <input
        type="search"
        value={filter.words}
        placeholder={t('cards.search')}
        aria-label={t('cards.search')}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      {(['pack', 'type'] as const).filter(isTelling).map((field) => (
        <select
          key={field}
          value={filter[field]}
          aria-label={t(`cards.${field}`)}
          onChange={({ target }) => onFilter({ ...filter, [field]: target.value })}
        >
          <option value="">{t(`cards.${field}.all`)}</option>
          {valuesOf(cards, field).map((value) => (
            <option key={value} value={value}>
              {names[field](value)}
            </option>
          ))}
        </select>
      ))}
      <p role="status">{t('cards.found', { count })}</p>
    </search>
  );
}

function capital(words: string, language: string): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

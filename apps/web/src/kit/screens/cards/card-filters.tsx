import type { CardFacet, NounRef } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';
import { type CardFilter, EVERYTHING } from './card-index.ts';
import styles from './cards-screen.module.css';

interface CardFiltersProps {
  readonly facets: readonly CardFacet[];
  readonly count: number;
  readonly speech: Speech;
  readonly filter: CardFilter;
  onFilter(filter: CardFilter): void;
}

/** What the game tells its cards apart by, and words; together they narrow the cards down. */
export function CardFilters({ facets, count, speech, filter, onFilter }: CardFiltersProps) {
  const { t } = useText();
  const { words, chosen } = filter;
  const used = facets.filter(({ id }) => (chosen[id] ?? '') !== '').length;
  return (
    <search className={styles.filters}>
      <input
        type="search"
        value={words}
        placeholder={t('cards.search')}
        aria-label={t('cards.search')}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      {facets.length > 0 && (
        <details className={styles.facets}>
          <summary>{t('cards.filters', { used })}</summary>
          <div>
            {facets.map((facet) => (
              <FacetChoice
                key={facet.id}
                facet={facet}
                speech={speech}
                value={chosen[facet.id] ?? ''}
                onChoose={(value) => onFilter({ words, chosen: { ...chosen, [facet.id]: value } })}
              />
            ))}
          </div>
        </details>
      )}
      <p role="status">{t('cards.found', { count })}</p>
      {(used > 0 || words !== '') && (
        <button type="button" className={styles.clear} onClick={() => onFilter(EVERYTHING)}>
          {t('cards.everything')}
        </button>
      )}
    </search>
  );
}

interface FacetChoiceProps {
  readonly facet: CardFacet;
  readonly speech: Speech;
  readonly value: string;
  onChoose(value: string): void;
}

function FacetChoice({ facet: { title, values }, speech, value, onChoose }: FacetChoiceProps) {
  const { t, has } = useText();
  // packs are named by the page, all else by the game
  const say = (noun: NounRef) => capital(has(noun.key) ? t(noun.key) : speech.name(noun));
  return (
    <label className={styles.facet}>
      <span>{say(title)}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('cards.all')}</option>
        {values.map((each) => (
          <option key={each.id} value={each.id}>
            {say(each.name)} ({each.cards.length})
          </option>
        ))}
      </select>
    </label>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

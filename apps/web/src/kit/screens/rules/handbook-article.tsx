import type { GameEntry, GameHandbook, HandbookEntry } from '@sitrep/contract';
import { useState } from 'react';
import { useT } from '../../i18n/text.tsx';
import { rulesLink } from '../../rules/rules-link.ts';
import styles from './rules-screen.module.css';
import { SpecRule } from './spec-rule.tsx';

interface HandbookArticleProps {
  readonly game: GameEntry;
  readonly handbook: GameHandbook;
  readonly entry: HandbookEntry;
  /** The rule that led here, which is shown open. */
  readonly asked?: string | undefined;
}

/** One entry: its text, the rules it explains, where to read on. */
export function HandbookArticle({ game, handbook, entry, asked }: HandbookArticleProps) {
  const t = useT();
  const [opened, setOpened] = useState(asked);
  const rules = [...new Set([...(asked === undefined ? [] : [asked]), ...entry.rules])];
  return (
    <article className={styles.entry}>
      <h3>
        <a href={rulesLink(game, entry.id)}>{entry.title}</a>
      </h3>
      <p>{entry.text}</p>
      <p className={styles.chips}>
        {rules.map((rule) => (
          <button
            key={rule}
            type="button"
            aria-expanded={opened === rule}
            aria-label={t('rule.open', { rule })}
            onClick={() => setOpened(opened === rule ? undefined : rule)}
          >
            {rule}
          </button>
        ))}
      </p>
      {opened !== undefined && <SpecRule game={game} id={opened} ruleset={entry.ruleset} />}
      <SeeAlso game={game} handbook={handbook} ids={entry.see} />
    </article>
  );
}

interface SeeAlsoProps extends Pick<HandbookArticleProps, 'game' | 'handbook'> {
  readonly ids: readonly string[];
}

function SeeAlso({ game, handbook, ids }: SeeAlsoProps) {
  const t = useT();
  const others = handbook.entries.filter(({ id }) => ids.includes(id));
  if (others.length === 0) return undefined;
  return (
    <p className={styles.see}>
      {t('rules.see')}{' '}
      {others.map(({ id, title }) => (
        <a key={id} href={rulesLink(game, id)}>
          {title}
        </a>
      ))}
    </p>
  );
}

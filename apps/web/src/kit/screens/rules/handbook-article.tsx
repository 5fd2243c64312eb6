import type { GameEntry, GameHandbook, HandbookEntry } from '@sitrep/contract';
import { useState } from 'react';
import { linkTo } from '../../address/router.ts';
import { useT } from '../../i18n/text.tsx';
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
        <a href={linkTo('rules', entry.id)}>{entry.title}</a>
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
      <SeeAlso handbook={handbook} ids={entry.see} />
    </article>
  );
}

function SeeAlso({ handbook, ids }: { readonly handbook: GameHandbook; readonly ids: readonly string[] }) {
  const t = useT();
  const others = handbook.entries.filter(({ id }) => ids.includes(id));
  if (others.length === 0) return undefined;
  return (
    <p className={styles.see}>
      {t('rules.see')}{' '}
      {others.map(({ id, title }) => (
        <a key={id} href={linkTo('rules', id)}>
          {title}
        </a>
      ))}
    </p>
  );
}

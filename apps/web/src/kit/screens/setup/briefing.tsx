import type { GameEntry, SetupField } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { Card } from '../../cards/card.tsx';
import { useT } from '../../i18n/text.tsx';
import styles from './briefing.module.css';

interface BriefingProps {
  readonly entry: GameEntry;
  readonly fields: readonly SetupField[];
  readonly content: object;
  readonly speech: Speech;
}

/** The chosen cards, to read before the start; nothing where none can be chosen. */
export function Briefing({ entry, fields, content, speech }: BriefingProps) {
  const t = useT();
  const chosen = fields.flatMap(({ name, title, value, choices }) => {
    const choice = choices.find((each) => each.value === value);
    return choice?.card === undefined ? [] : [{ name, title, card: choice.card }];
  });
  const hasCards = fields.some(({ choices }) => choices.some(({ card }) => card !== undefined));
  if (!hasCards) return undefined;
  return (
    <section className={styles.briefing} aria-label={t('setup.cards')}>
      {chosen.map(({ name, title, card }) => (
        <article key={name}>
          <h2>{speech.name(title)}</h2>
          <Card id={card} entry={entry} content={content} speech={speech} size="full" />
        </article>
      ))}
      {chosen.length === 0 && <p>{t('setup.drawn')}</p>}
    </section>
  );
}

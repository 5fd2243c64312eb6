import { useMemo, useState } from 'react';
import type { RecapProps } from '../../../kit/page/game-page.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { findRecap, type Recap } from './recap.ts';
import styles from './recap-card.module.css';

/** What the Hostile Turn did, shown from its end until the next answer. */
export function RecapCard({ onShow }: RecapProps) {
  const { now, t } = useMatch();
  const recap = useMemo(() => findRecap(now.events), [now.events]);
  const [closed, setClosed] = useState<number>();
  const isNews = useIsNews(recap?.events.at(-1)?.n, now.revision);
  if (recap === undefined || !isNews || closed === recap.turn) return undefined;
  return (
    <aside className={styles.recap} aria-label={t('recap.title', { turn: recap.turn })}>
      <h2>{t('recap.title', { turn: recap.turn })}</h2>
      <RecapLines recap={recap} />
      <div className={styles.buttons}>
        <Button onClick={() => onShow(recap.events)}>{t('recap.again')}</Button>
        <Button kind="quiet" onClick={() => setClosed(recap.turn)}>
          {t('close')}
        </Button>
      </div>
    </aside>
  );
}

/** Whether the recap is new with this change of the match, rather than there since the page was opened. */
function useIsNews(end: number | undefined, revision: number): boolean {
  const [first, setFirst] = useState({ end, revision });
  if (first.end !== end) setFirst({ end, revision });
  return first.end === end && first.revision === revision;
}

function RecapLines({ recap }: { readonly recap: Recap }) {
  const { speech, t } = useMatch();
  const name = (soldier: number) => speech.noun('soldier', soldier);
  const { wounds, suppress, lost, attacks, entered } = recap;
  const harm = [
    ...lost.map((soldier) => t('recap.lost', { soldier: name(soldier) })),
    ...[...wounds].map(([soldier, count]) => t('recap.wounds', { soldier: name(soldier), count })),
    ...[...suppress].map(([soldier, count]) => t('recap.suppress', { soldier: name(soldier), count })),
  ];
  return (
    <>
      <p>{[t('recap.attacks', { count: attacks }), t('recap.entered', { count: entered })].join(' · ')}</p>
      <ul>
        {(harm.length === 0 ? [t('recap.quiet')] : harm).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

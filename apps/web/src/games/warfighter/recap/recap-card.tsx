import { useMemo, useState } from 'react';
import { RecapFrame } from '../../../kit/log/recap-frame.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { findRecap, type Recap } from './recap.ts';

/** What the Hostile Turn did, shown from its end until the next answer. */
export function RecapCard() {
  const { now, t } = useMatch();
  const { change } = useTable();
  const recap = useMemo(() => findRecap(now.events), [now.events]);
  const [closed, setClosed] = useState<number>();
  const isNews = useIsNews(recap?.events.at(-1)?.n, now.revision);
  if (recap === undefined || !isNews || closed === recap.turn) return undefined;
  return (
    <RecapFrame
      title={t('recap.title', { turn: recap.turn })}
      onShow={() => change({ again: { events: recap.events.map(({ n }) => n) } })}
      showWords={t('recap.again')}
      onClose={() => setClosed(recap.turn)}
      closeWords={t('close')}
    >
      <RecapLines recap={recap} />
    </RecapFrame>
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

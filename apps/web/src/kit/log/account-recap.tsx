import { useMemo, useState } from 'react';
import { useMatch, useSeatIfAny } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import styles from './feed.module.css';
import { Losses, PlayButton } from './feed-line.tsx';
import { findRecap, type Recap } from './recap.ts';
import { RecapFrame } from './recap-frame.tsx';
import { LuckWords, TallyRow } from './tally-row.tsx';
import { useAccount } from './use-account.ts';

/** What the others did, for a player who comes back to a choice of his own: a turn later, after a hand-over, after a reload. */
export function AccountRecap() {
  const { now, t } = useMatch();
  const isAsked = useSeatIfAny()?.now.isAsked ?? false;
  const { change } = useTable();
  const account = useAccount();
  const recap = useMemo(
    () => (isAsked ? findRecap(account, now.seat) : undefined),
    [account, isAsked, now.seat],
  );
  const [closed, setClosed] = useState<number>();
  const isNew = useIsNew(recap?.key, now.revision);
  if (recap === undefined || !isNew || closed === recap.key) return undefined;
  return (
    <RecapFrame
      title={t('recap.since')}
      onShow={() => change({ again: { events: recap.events } })}
      showWords={t('recap.all')}
      onClose={() => setClosed(recap.key)}
      closeWords={t('recap.skip')}
    >
      <TallyRow tallies={recap.tallies} />
      <Moments recap={recap} />
      <LuckWords tallies={recap.tallies} />
    </RecapFrame>
  );
}

/** Whether a recap came up with this revision: the next answer closes it. */
function useIsNew(key: number | undefined, revision: number): boolean {
  const [opened, setOpened] = useState<{ readonly key: number; readonly revision: number }>();
  if (key !== undefined && opened?.key !== key) setOpened({ key, revision });
  return opened?.key === key && opened?.revision === revision;
}

function Moments({ recap: { moments } }: { readonly recap: Recap }) {
  const { speech, t } = useMatch();
  if (moments.length === 0) return <p>{t('recap.calm')}</p>;
  return (
    <ol>
      {moments.map((line) => {
        const title = speech.tell(line.title.key, line.title.args);
        return (
          <li key={line.events[0]} className={styles.moment}>
            <PlayButton events={line.events} title={title} />
            <span>
              {title}
              <Losses line={line} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { fullPolicy, type GameEntry, type Policy } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useState } from 'react';
import { PolicyRows } from '../../decision/policy-rows.tsx';
import { useT } from '../../i18n/text.tsx';
import { settleLive } from '../../match/live-sessions.ts';
import { keepPolicy, readPolicy } from '../../settings/policies.ts';
import styles from './reaction-rows.module.css';

interface ReactionRowsProps {
  readonly entry: GameEntry;
  readonly seat: number;
  readonly speech: Speech;
}

/** What a seat settles about its reactions before a match; what was settled last time is still there. */
export function ReactionRows({ entry, seat, speech }: ReactionRowsProps) {
  const t = useT();
  const fields = entry.reactions?.fields ?? [];
  const [policy, setPolicy] = useState(() => fullPolicy(fields, readPolicy(entry.id, seat)));
  if (fields.length === 0) return undefined;

  function settle(change: Policy): void {
    const next = { ...policy, ...change };
    setPolicy(next);
    keepPolicy(entry.id, seat, next);
    settleLive(entry.id, seat, next);
  }

  return (
    <details className={styles.reactions}>
      <summary>{t('reactions.before')}</summary>
      <p>{t('reactions.note')}</p>
      <PolicyRows fields={fields} policy={policy} speech={speech} onChange={settle} />
    </details>
  );
}

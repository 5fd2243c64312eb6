import { fullPolicy, type Policy } from '@sitrep/contract';
import { useSeat } from '../page/match-context.tsx';
import { keepPolicy, readPolicy } from '../settings/policies.ts';
import { PolicyRows } from './policy-rows.tsx';
import styles from './reactions.module.css';

/** What the player settles in advance about reactions, so as not to be asked what is not worth it. */
export function ReactionSettings({ isOpen = false }: { readonly isOpen?: boolean }) {
  const { client, entry, speech, now, t } = useSeat();
  const { reactions } = entry;
  if (reactions === undefined) return undefined;
  const { fields } = reactions;
  const policy = now.policy ?? fullPolicy(fields, readPolicy(entry.id, now.seat));

  function settle(change: Policy): void {
    const next = { ...policy, ...change };
    keepPolicy(entry.id, now.seat, fullPolicy(fields, next));
    client.settle(next);
  }

  return (
    <details className={styles.reactions} open={isOpen}>
      <summary>{t('reactions.title')}</summary>
      <p>{t('reactions.note')}</p>
      <PolicyRows fields={fields} policy={policy} speech={speech} onChange={settle} />
    </details>
  );
}

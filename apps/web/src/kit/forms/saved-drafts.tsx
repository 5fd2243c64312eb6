import { useEffect, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import { type DraftRecord, deleteDraft, keepDraft, listDrafts } from '../saves/draft-store.ts';
import { Button } from '../ui/button.tsx';
import styles from './saved-drafts.module.css';

interface SavedDraftsProps {
  /** What drafts are listed together: a game, an edition, a scenario, a side. */
  readonly kind: string;
  /** What is saved under a name. */
  readonly draft: object;
  onLoad(draft: object): void;
}

/** Drafts that a player has saved in this browser under a name of their own. */
export function SavedDrafts({ kind, draft, onLoad }: SavedDraftsProps) {
  const t = useT();
  const [name, setName] = useState('');
  const { drafts, refresh } = useDrafts(kind);
  return (
    <div className={styles.saved}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void keepDraft(kind, name.trim(), draft).then(refresh);
        }}
      >
        <input
          aria-label={t('draft.name')}
          placeholder={t('draft.name')}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('draft.keep')}</Button>
      </form>
      <ul aria-label={t('draft.kept')}>
        {drafts.map(({ id, name: kept, draft: stored }) => (
          <li key={id}>
            <Button onClick={() => onLoad(stored)}>{kept}</Button>
            <Button
              kind="quiet"
              aria-label={t('draft.forget', { name: kept })}
              onClick={() => void deleteDraft(id).then(refresh)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The saved drafts; none if the browser stores nothing. */
function useDrafts(kind: string) {
  const [drafts, setDrafts] = useState<readonly DraftRecord[]>([]);
  const refresh = () => void listDrafts(kind).then(setDrafts, () => undefined);
  useEffect(refresh, [kind]);
  return { drafts, refresh };
}

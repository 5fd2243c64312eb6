import type { Draft } from '@sitrep/warfighter/queries';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { TeamRecord } from '../../../kit/saves/database.ts';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './saved-teams.module.css';
import type { TeamDesk } from './team-desk.ts';
import { deleteTeam, keepTeam, listTeams } from './team-store.ts';

/** Teams to begin with: the recommended one if the mission has one, an empty one, and saved ones. */
export function SavedTeams({ desk }: { readonly desk: TeamDesk }) {
  const { t } = useMatch();
  const { state, draft, recommended, setDraft } = desk;
  const { ruleset } = state.config;
  const [name, setName] = useState('');
  const { teams, refresh } = useTeams(ruleset);
  return (
    <div className={styles.saved}>
      <div>
        {recommended.length > 0 && (
          <Button onClick={() => setDraft(recommended)}>{t('team.recommended')}</Button>
        )}
        <Button onClick={() => setDraft([])}>{t('team.empty')}</Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void keepTeam(ruleset, name.trim(), draft).then(refresh);
        }}
      >
        <input
          aria-label={t('team.name')}
          placeholder={t('team.name')}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('team.keep')}</Button>
      </form>
      <ul aria-label={t('team.kept')}>
        {teams.map(({ id, name: kept, draft: stored }) => (
          <li key={id}>
            <Button onClick={() => setDraft(stored as Draft)}>{kept}</Button>
            <Button
              kind="quiet"
              aria-label={t('team.forget', { name: kept })}
              onClick={() => void deleteTeam(id).then(refresh)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The saved teams; none if the browser stores nothing. */
function useTeams(ruleset: string) {
  const [teams, setTeams] = useState<readonly TeamRecord[]>([]);
  const refresh = () => void listTeams(ruleset).then(setTeams, () => undefined);
  useEffect(refresh, [ruleset]);
  return { teams, refresh };
}

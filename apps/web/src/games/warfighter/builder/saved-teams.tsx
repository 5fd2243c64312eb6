import type { Draft } from '@sitrep/warfighter/queries';
import { SavedDrafts } from '../../../kit/forms/saved-drafts.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import styles from './saved-teams.module.css';
import type { TeamDesk } from './team-desk.ts';

/** Teams to begin with: the recommended one if the mission has one, an empty one, and saved ones. */
export function SavedTeams({ desk }: { readonly desk: TeamDesk }) {
  const { t } = useMatch();
  const { state, draft, recommended, setDraft } = desk;
  return (
    <div className={styles.saved}>
      <div>
        {recommended.length > 0 && (
          <Button onClick={() => setDraft(recommended)}>{t('team.recommended')}</Button>
        )}
        <Button onClick={() => setDraft([])}>{t('team.empty')}</Button>
      </div>
      <SavedDrafts
        kind={state.config.ruleset}
        draft={[...draft]}
        onLoad={(stored) => setDraft(stored as Draft)}
      />
    </div>
  );
}

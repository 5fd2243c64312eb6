import type { Draft } from '@sitrep/warfighter/queries';
import { linkTo } from '../../../kit/address/router.ts';
import { SavedDrafts } from '../../../kit/forms/saved-drafts.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { draftLink } from '../../../kit/screens/print/given-draft.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import styles from './saved-teams.module.css';
import type { TeamDesk } from './team-desk.ts';

/** Teams to begin with: the recommended one if the mission has one, an empty one, and saved ones. */
export function SavedTeams({ desk }: { readonly desk: TeamDesk }) {
  const { t, entry } = useMatch();
  const { state, draft, recommended, setDraft } = desk;
  const { config } = state;
  return (
    <div className={styles.saved}>
      <div>
        {recommended.length > 0 && (
          <Button onClick={() => setDraft(recommended)}>{t('team.recommended')}</Button>
        )}
        <Button onClick={() => setDraft([])}>{t('team.empty')}</Button>
        {draft.length > 0 && (
          <a className={buttonClass()} href={draftLink(entry.id, config.ruleset, draft)}>
            {t('print.team')}
          </a>
        )}
        {config.campaign !== undefined && (
          <a className={buttonClass()} href={linkTo('print', entry.id, 'campaign', config.campaign.id)}>
            {t('print.campaign')}
          </a>
        )}
      </div>
      <SavedDrafts kind={config.ruleset} draft={[...draft]} onLoad={(stored) => setDraft(stored as Draft)} />
    </div>
  );
}

import type { Command } from '@sitrep/warfighter';
import { budgetOf, spentOn } from '@sitrep/warfighter/queries';
import { FormHead } from '../../../kit/forms/form-head.tsx';
import { useMatch, useSeat } from '../../../kit/page/match-context.tsx';
import { CardPreview } from '../../../kit/table/card-preview.tsx';
import { RuleSheet } from '../../../kit/table/rule-sheet.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { CampaignButton } from '../campaign/campaign-button.tsx';
import { Forecast } from './forecast.tsx';
import { MissionStrip } from './mission-strip.tsx';
import { SavedTeams } from './saved-teams.tsx';
import { Shelf } from './shelf.tsx';
import { type TeamDesk, useTeamDesk } from './team-desk.ts';
import styles from './team-form.module.css';
import { TeamLine } from './team-line.tsx';
import { Violations } from './violations.tsx';

/** The team builder: who goes, and with what. The rules count and judge every change. */
export function TeamForm() {
  const { t } = useMatch();
  const desk = useTeamDesk();
  return (
    <div className={styles.page}>
      <FormHead>
        <CampaignButton />
      </FormHead>
      <MissionStrip />
      <main className={styles.main}>
        <section className={styles.team} aria-label={t('team.team')}>
          <h2>{t('team.team')}</h2>
          <ol>
            {desk.draft.map((line, index) => (
              <TeamLine key={line.card} desk={desk} index={index} />
            ))}
          </ol>
          {desk.draft.length === 0 && <p>{t('team.nobody')}</p>}
          <Forecast desk={desk} />
          <SavedTeams desk={desk} />
        </section>
        <Shelf desk={desk} />
      </main>
      <TeamFoot desk={desk} />
      <div className={styles.lens}>
        <CardPreview />
      </div>
      <RuleSheet />
    </div>
  );
}

/** Points, everything that is wrong, and the way out. Always in sight. */
function TeamFoot({ desk }: { readonly desk: TeamDesk }) {
  const { client, speech, now, t } = useSeat();
  const { ui, change } = useTable();
  const { state, draft, problems } = desk;
  const spent = spentOn(state, draft);
  const budget = budgetOf(state, draft);

  async function go(): Promise<void> {
    const team: Command = { type: 'buyTeam', soldiers: draft };
    const result = await client.answer(team, now.view.decision?.number);
    if (!result.ok)
      change({ notice: problems[0] ? speech.problem(problems[0]) : speech.reason(result.refusal) });
  }

  return (
    <footer className={styles.foot}>
      <div className={styles.points} role="status">
        <meter
          className={styles.meter}
          min={0}
          max={Math.max(budget, spent)}
          high={budget}
          value={spent}
          aria-label={t('team.pointsLabel')}
        />
        <strong data-over={spent > budget || undefined}>{t('team.points', { spent, budget })}</strong>
      </div>
      <Violations draft={draft} problems={problems} />
      {ui.notice !== undefined && <p role="alert">{ui.notice}</p>}
      <Button kind="strong" aria-disabled={problems.length > 0} onClick={() => void go()}>
        {t('team.go')}
      </Button>
    </footer>
  );
}

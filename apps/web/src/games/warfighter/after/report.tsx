import { whyEnded } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { CampaignView } from '../campaign/campaign-view.tsx';
import { useRead } from '../read/use-read.ts';
import { Debrief } from '../report/debrief.tsx';
import { useRolls } from '../report/use-luck.ts';
import { useMissions } from '../report/use-missions.ts';

/** Why the last mission ended as it did, and how long it took. */
export function ReportLead() {
  const { speech, t } = useMatch();
  const last = useMissions().at(-1);
  const why = last && whyEnded(last.state);
  if (last === undefined || why === undefined) return undefined;
  const { campaign, mission, turn } = last.state.game;
  const told = speech.name(why);
  const lead =
    campaign === undefined
      ? told
      : t('after.lastMission', { mission: speech.noun('mission', mission), why: told });
  return `${lead} ${t('after.turns', { turns: turn })}`;
}

/** What it cost, who did what, and how much of it was luck; for a campaign all of its missions. */
export function Report() {
  const { campaign } = useRead().game;
  const missions = useMissions();
  const rolls = useRolls();
  const [mission] = missions;
  if (campaign !== undefined) return <CampaignView missions={missions} rolls={rolls} />;
  return mission && <Debrief mission={mission} rolls={rolls} />;
}

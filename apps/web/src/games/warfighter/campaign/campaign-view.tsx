import type { RollLuck } from '@sitrep/contract';
import type { PlayedMission } from '@sitrep/warfighter/queries';
import { useRead } from '../read/use-read.ts';
import styles from './campaign.module.css';
import { MissionMap } from './mission-map.tsx';
import { Roster } from './roster.tsx';
import { Score } from './score.tsx';

interface CampaignViewProps {
  readonly missions: readonly PlayedMission[];
  /** Those of the whole match, once they are computed. */
  readonly rolls?: readonly RollLuck[] | undefined;
}

/** A campaign: what it is worth so far, the way through its missions, and who is in it. Nothing outside a campaign. */
export function CampaignView({ missions, rolls }: CampaignViewProps) {
  const { campaign } = useRead().game;
  if (campaign === undefined) return undefined;
  return (
    <div className={styles.campaign}>
      <Score campaign={campaign} />
      <MissionMap campaign={campaign} missions={missions} rolls={rolls} />
      <Roster campaign={campaign} />
    </div>
  );
}

import type { RollLuck } from '@sitrep/contract';
import type { CampaignView, PlayedMission } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './campaign.module.css';
import { FinishedMission } from './finished-mission.tsx';

interface MissionMapProps {
  readonly campaign: CampaignView;
  readonly missions: readonly PlayedMission[];
  readonly rolls: readonly RollLuck[] | undefined;
}

/** The missions in the order of play: those that are over with what came of them, the one under way, those to come. */
export function MissionMap({ campaign, missions, rolls }: MissionMapProps) {
  const { speech, t } = useMatch();
  return (
    <section aria-label={t('campaign.missions')}>
      <h2>{t('campaign.missions')}</h2>
      <ol className={styles.map}>
        {campaign.missions.map((mission, index) => {
          const stage = stageOf(campaign, index);
          const record = campaign.records[index];
          return (
            <li
              key={mission}
              data-stage={stage}
              {...(stage === 'current' && { 'aria-current': 'step' as const })}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.mission}>
                <small>{t(`campaign.stage.${stage}`)}</small>
                <h3>{speech.noun('mission', mission)}</h3>
                {stage === 'current' && <UnderWay />}
                {record !== undefined && (
                  <FinishedMission
                    number={index + 1}
                    campaign={campaign}
                    record={record}
                    mission={missions[index]}
                    rolls={rolls}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Stage = 'won' | 'lost' | 'current' | 'next' | 'dropped';

function stageOf({ records, level }: CampaignView, index: number): Stage {
  const record = records[index];
  if (record !== undefined) return record.isSuccess ? 'won' : 'lost';
  if (level !== undefined) return 'dropped';
  return index === records.length ? 'current' : 'next';
}

/** What is known of the mission that is being played. */
function UnderWay() {
  const { speech, t } = useMatch();
  const { objective, slots, turn } = useRead().game;
  if (objective === '') return undefined;
  return (
    <p>
      {t('campaign.objective', { objective: speech.noun('objective', objective), slot: slots })}
      {turn > 0 && ` · ${t('replay.turn', { turn })}`}
    </p>
  );
}

import type { RollLuck } from '@sitrep/contract';
import { type CampaignView, type PlayedMission, whyEnded } from '@sitrep/warfighter/queries';
import { useState } from 'react';
import { linkTo } from '../../../kit/address/router.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Debrief } from '../report/debrief.tsx';
import styles from './campaign.module.css';

interface FinishedMissionProps {
  /** Counted from 1. */
  readonly number: number;
  readonly campaign: CampaignView;
  readonly record: CampaignView['records'][number];
  /** Absent if it was not played from its beginning. */
  readonly mission: PlayedMission | undefined;
  readonly rolls: readonly RollLuck[] | undefined;
}

/** What came of a mission: why it ended, what it was worth, who came back; its replay, and its report on demand. */
export function FinishedMission({ number, campaign, record, mission, rolls }: FinishedMissionProps) {
  const { speech, t } = useMatch();
  const { objective, slots, points, victoryPoints } = record;
  const why = mission && whyEnded(mission.state);
  return (
    <>
      <p>{t('campaign.objective', { objective: speech.noun('objective', objective), slot: slots })}</p>
      {why !== undefined && <p>{speech.name(why)}</p>}
      <p className={styles.worth}>{t('campaign.worth', { points, victoryPoints })}</p>
      <People number={number} campaign={campaign} record={record} />
      {mission !== undefined && <Ways mission={mission} rolls={rolls} />}
    </>
  );
}

/** Who came back, and who is out of the campaign. */
function People({ number, campaign, record }: Pick<FinishedMissionProps, 'number' | 'campaign' | 'record'>) {
  const { speech, t } = useMatch();
  const name = (card: string) => speech.noun('card', card);
  const lost = campaign.losses.filter(({ mission }) => mission === number);
  const back = record.returned.map(name).join(', ');
  return (
    <>
      <p>{back === '' ? t('campaign.nobody') : t('campaign.back', { soldiers: back })}</p>
      {lost.map(({ card, fate }) => (
        <p key={card} className={styles.lost}>
          {t(`campaign.${fate}`, { soldier: name(card) })}
        </p>
      ))}
    </>
  );
}

function Ways({ mission, rolls }: { readonly mission: PlayedMission } & Pick<FinishedMissionProps, 'rolls'>) {
  const { id, now, t } = useMatch();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.ways}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('campaign.report')}
        </Button>
        <a className={buttonClass()} href={linkTo('replay', id, `${now.seat}-${mission.events[0]?.n}`)}>
          {t('nav.replay')}
        </a>
      </p>
      {isOpen && (
        <div className={styles.report}>
          <Debrief mission={mission} rolls={rolls} />
        </div>
      )}
    </>
  );
}

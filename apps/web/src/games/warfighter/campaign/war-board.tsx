import { stageOf } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PathBoard } from '../board/path-board.tsx';
import { useRead } from '../read/use-read.ts';
import { useMissions } from '../report/use-missions.ts';
import styles from './campaign.module.css';
import { CampaignView } from './campaign-view.tsx';
import { useIsBetween } from './use-is-between.ts';

/** The path of the mission, or the campaign while no mission is laid out. */
export function WarBoard() {
  return useIsBetween() ? <BetweenBoard /> : <PathBoard />;
}

/** Between two missions the campaign takes the place of the path. */
function BetweenBoard() {
  const { t } = useMatch();
  const missions = useMissions();
  const { campaign } = useRead().game;
  if (campaign === undefined) return undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
    <section className={styles.between} tabIndex={0} aria-label={t('campaign.title')}>
      <h2>{t('campaign.stage', { ...stageOf(campaign) })}</h2>
      <CampaignView missions={missions} />
    </section>
  );
}

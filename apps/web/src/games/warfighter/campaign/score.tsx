import { adjustmentsOf, type CampaignView, levelOf } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './campaign.module.css';

/** Victory Points with the level they come to, Campaign Points still to be divided, and what the rolls have changed. */
export function Score({ campaign }: { readonly campaign: CampaignView }) {
  const { speech, t } = useMatch();
  const { victoryPoints, undivided, level } = campaign;
  const reached = speech.name({ key: `level.${level ?? levelOf(victoryPoints)}` });
  const adjustments = adjustmentsOf(campaign).map((each) => speech.name(each));
  return (
    <dl className={styles.score}>
      <div>
        <dt>{t('campaign.victory')}</dt>
        <dd>{victoryPoints}</dd>
      </div>
      <div>
        <dt>{t(level === undefined ? 'campaign.levelSoFar' : 'campaign.level')}</dt>
        <dd>{reached}</dd>
      </div>
      {undivided > 0 && level === undefined && (
        <div>
          <dt>{t('campaign.undivided')}</dt>
          <dd>{undivided}</dd>
        </div>
      )}
      <div data-wide="">
        <dt>{t(level === undefined ? 'campaign.adjusted' : 'campaign.adjustedInAll')}</dt>
        <dd>{adjustments.length === 0 ? t('campaign.unchanged') : adjustments.join(' · ')}</dd>
      </div>
    </dl>
  );
}

import { type CampaignView, healthOf, isLost } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './campaign.module.css';

/** Everybody who belongs to the campaign, with Skills, points and how he is; and the others it has cost. */
export function Roster({ campaign }: { readonly campaign: CampaignView }) {
  const { speech, t } = useMatch();
  const { members, losses } = campaign;
  const others = losses.filter(({ card }) => members.every((member) => member.card !== card));
  return (
    <section>
      <h2>{t('campaign.roster')}</h2>
      {members.length === 0 && <p>{t('campaign.nobodyYet')}</p>}
      <ul className={styles.roster}>
        {members.map((member) => (
          <li key={member.card} data-lost={isLost(campaign, member.card) || undefined}>
            <h3>{speech.noun('card', member.card)}</h3>
            <Condition campaign={campaign} card={member.card} />
            <p>
              {member.skills.map((skill) => speech.noun('card', skill)).join(', ') || t('campaign.noSkills')}
            </p>
            <p className={styles.worth}>{t('campaign.saved', { points: member.points })}</p>
          </li>
        ))}
        {others.map(({ card }) => (
          <li key={card} data-lost="">
            <h3>{speech.noun('card', card)}</h3>
            <Condition campaign={campaign} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How somebody is: lost, in the mission with his Wounds, or fit for duty. */
function Condition({ campaign, card }: { readonly campaign: CampaignView; readonly card: string }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const loss = campaign.losses.find((each) => each.card === card);
  const soldier = state.game.soldiers.find((each) => each.card === card);
  if (loss !== undefined) return <p className={styles.lost}>{t(`campaign.lost.${loss.fate}`, loss)}</p>;
  if (soldier === undefined) return <p>{t('campaign.fit')}</p>;
  const wounds = soldier.wounds.reduce((sum, { points }) => sum + points, 0);
  return (
    <p data-hurt={wounds > 0 || undefined}>
      {soldier.standing !== 'in' && `${speech.text.t(`standing.${soldier.standing}`)} · `}
      {t('campaign.health', { health: healthOf(state, soldier), wounds })}
    </p>
  );
}

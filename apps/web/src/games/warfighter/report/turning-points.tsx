import type { RollLuck } from '@sitrep/contract';
import { shareText } from '@sitrep/speech';
import { type PlayedMission, turningPoints } from '@sitrep/warfighter/queries';
import { linkTo } from '../../../kit/address/router.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './debrief.module.css';

interface TurningPointsProps {
  readonly mission: PlayedMission;
  readonly rolls: readonly RollLuck[];
}

/** The moments that decided it, by harm done and by dice far from their odds; each leads to its moment in the replay. */
export function TurningPoints({ mission, rolls }: TurningPointsProps) {
  const { id, now, speech, t } = useMatch();
  const points = turningPoints(now.events, mission.events, rolls);
  return (
    <section>
      <h2>{t('after.points')}</h2>
      {points.length === 0 && <p>{t('after.noPoints')}</p>}
      <ol className={styles.points}>
        {points.map(({ turn, event, told, roll }) => (
          <li key={event.n} data-luck={luckOf(roll)}>
            <small>{t('replay.turn', { turn })}</small>
            <a href={linkTo('replay', id, `${now.seat}-${told.n}`)}>{speech.event(told)}</a>
            {roll !== undefined && <Odds roll={roll} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function luckOf(roll: RollLuck | undefined): 'good' | 'bad' {
  return roll !== undefined && roll.rolled > roll.expected ? 'good' : 'bad';
}

function Odds({ roll: { rolled, expected, share } }: { readonly roll: RollLuck }) {
  const { speech, t } = useMatch();
  const { language } = speech.text;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <span className={styles.odds}>
      {t('after.swing', {
        rolled,
        expected: number.format(expected),
        share: shareText(language, share, 0),
        isMore: String(rolled > expected),
      })}
    </span>
  );
}

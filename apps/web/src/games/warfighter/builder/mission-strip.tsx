import { CardArt } from '../../../kit/art/card-art.tsx';
import { BriefingButton } from '../../../kit/briefing/briefing-button.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './mission-strip.module.css';

/** What the team is for, in two lines: the mission with its enemy and its means, and what the Objective demands. */
export function MissionStrip() {
  const { entry, facts, now, speech, t } = useMatch();
  const { sides = [], sections = [], places = [] } = entry.outlineOf?.(facts, now.view.game) ?? {};
  const [side] = sides;
  const [enemy] = sections.find(({ name }) => name === 'enemy')?.lines ?? [];
  if (side === undefined) return undefined;
  const means = [...(enemy?.title === undefined ? [] : [enemy.title]), ...side.forces];
  return (
    <section className={styles.strip} aria-label={t('team.mission')}>
      <span className={styles.picture}>
        <CardArt content={facts.content} card={places.at(-1) ?? ''} />
      </span>
      <p className={styles.title}>
        <b>{places.map((card) => speech.noun('card', card)).join(' – ')}</b>{' '}
        <span>{means.map((each) => speech.name(each)).join(' · ')}</span>
      </p>
      <ul className={styles.goals}>
        {side.goals.map(({ title, text }) => (
          <li key={text.key}>
            {title !== undefined && <b>{speech.name(title)}</b>} {speech.name(text)}
          </li>
        ))}
      </ul>
      <BriefingButton />
    </section>
  );
}

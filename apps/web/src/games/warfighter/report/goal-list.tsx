import { goalsOf, type Read } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './debrief.module.css';

/** What had to be done, each goal with a mark and with what it still lacked. */
export function GoalList({ state }: { readonly state: Read }) {
  const { speech, t } = useMatch();
  return (
    <section>
      <h2>{t('after.goals')}</h2>
      <ul className={styles.goals}>
        {goalsOf(state).map(({ text, isReached, missing }) => (
          <li key={text.key} data-reached={isReached}>
            <b>{t(isReached ? 'after.reached' : 'after.open')}</b>{' '}
            <span className={styles.goal}>{speech.name(text)}</span>
            {missing !== undefined && <small>{speech.name(missing)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

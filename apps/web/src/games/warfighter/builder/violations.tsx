import type { Problem } from '@sitrep/kernel';
import { cardsOfProblem, type Draft } from '@sitrep/warfighter/queries';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import styles from './violations.module.css';

interface ViolationsProps {
  readonly draft: Draft;
  readonly problems: readonly Problem[];
}

/** Everything that the rules have against the draft, each with the rule. */
export function Violations({ draft, problems }: ViolationsProps) {
  const { speech, t } = useMatch();
  return (
    <section className={styles.violations} aria-label={t('team.problems')} aria-live="polite">
      {problems.length === 0 && <p className={styles.fine}>{t('team.fine')}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <b>
              {cardsOfProblem(draft, problem.path)
                .map((card) => speech.noun('card', card))
                .join(', ')}
            </b>{' '}
            {speech.problem(problem)} {problem.rule !== undefined && <RuleChip rule={problem.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

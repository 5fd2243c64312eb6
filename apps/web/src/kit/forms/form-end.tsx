import type { Problem } from '@sitrep/kernel';
import { RuleChip } from '../decision/rule-chip.tsx';
import type { AnyAnswer } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import styles from './fields-form.module.css';

interface FormEndProps {
  readonly draft: AnyAnswer;
  readonly problems: readonly Problem[];
  /** The form itself says what is wrong. */
  readonly isTold?: boolean;
}

/** The end of every form: what is wrong with the draft, why it was refused, and the button that commits it. */
export function FormEnd({ draft, problems, isTold = false }: FormEndProps) {
  const { client, speech, now, t } = useSeat();
  const { ui, change } = useTable();

  async function commit(): Promise<void> {
    const result = await client.answer(draft, now.view.decision?.number);
    if (!result.ok) change({ notice: speech.reason(result.refusal) });
  }

  return (
    <>
      {!isTold && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.path}`}>
              {speech.problem(problem)} {problem.rule !== undefined && <RuleChip rule={problem.rule} />}
            </li>
          ))}
        </ul>
      )}
      {ui.notice !== undefined && <p role="alert">{ui.notice}</p>}
      <Button kind="strong" aria-disabled={problems.length > 0} onClick={() => void commit()}>
        {t('form.commit')}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { RuleChip } from '../decision/rule-chip.tsx';
import type { AnyAnswer } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import { FieldInput, type FieldValue, isValue } from './field-input.tsx';
import styles from './fields-form.module.css';

/** A form for any game: one line for each field of the suggested draft. The rules judge every change. */
export function FieldsForm() {
  const { client, speech, now, t } = useSeat();
  const { ui, change } = useTable();
  const { decision } = now.view;
  // Stays on the screen until everybody has committed.
  const [form] = useState(now.form);
  const [edits, setEdits] = useState<Readonly<Record<string, FieldValue>>>({});
  const [suggestion] = useAsked({ kind: 'suggestions' }) ?? [];
  // The rules judge the draft: the match refuses anything that is not an answer of this game.
  const draft: AnyAnswer = { type: '', ...form?.usual, ...suggestion?.draft, ...edits };
  const problems = useAsked({ kind: 'problems', draft }) ?? [];
  const fields = Object.entries(draft).filter(([name, value]) => name !== 'type' && isValue(value));

  async function commit(): Promise<void> {
    const result = await client.answer(draft, decision?.number);
    if (!result.ok) change({ notice: speech.reason(result.refusal) });
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HomeLink />
        <h1>{decision === undefined ? '' : speech.prompt(decision)}</h1>
        {decision !== undefined && <RuleChip rule={decision.rule} />}
      </header>
      <main className={styles.main}>
        {now.view.seats.length > 1 && <p className={styles.who}>{speech.seat(now.seat)}</p>}
        {fields.map(([name, value]) => (
          <FieldInput
            key={name}
            name={name}
            value={value}
            onChange={(next) => setEdits({ ...edits, [name]: next })}
          />
        ))}
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.path}`}>
              {speech.problem(problem)} {problem.rule !== undefined && <RuleChip rule={problem.rule} />}
            </li>
          ))}
        </ul>
        {ui.notice !== undefined && <p role="alert">{ui.notice}</p>}
        <Button kind="strong" aria-disabled={problems.length > 0} onClick={() => void commit()}>
          {t('form.commit')}
        </Button>
      </main>
      <RuleSheet />
    </div>
  );
}

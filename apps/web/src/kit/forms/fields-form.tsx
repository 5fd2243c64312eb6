import { useState } from 'react';
import type { AnyAnswer } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { FieldInput, type FieldValue, isValue } from './field-input.tsx';
import styles from './fields-form.module.css';
import { FormEnd } from './form-end.tsx';
import { FormHead } from './form-head.tsx';

/** A form for any game: one line for each field of the suggested draft. The rules judge every change. */
export function FieldsForm() {
  const { speech, now } = useSeat();
  // Stays on the screen until everybody has committed.
  const [form] = useState(now.form);
  const [edits, setEdits] = useState<Readonly<Record<string, FieldValue>>>({});
  const [suggestion] = useAsked({ kind: 'suggestions' }) ?? [];
  // The rules judge the draft: the match refuses anything that is not an answer of this game.
  const draft: AnyAnswer = { type: '', ...form?.usual, ...suggestion?.draft, ...edits };
  const problems = useAsked({ kind: 'problems', draft }) ?? [];
  const fields = Object.entries(draft).filter(([name, value]) => name !== 'type' && isValue(value));

  return (
    <div className={styles.page}>
      <FormHead />
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
        <FormEnd draft={draft} problems={problems} />
      </main>
      <RuleSheet />
    </div>
  );
}

import type { SetupChoice, SetupField } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { type ReactNode, useId } from 'react';
import { linkTo } from '../../address/router.ts';
import styles from './field-choice.module.css';

interface FieldChoiceProps {
  readonly field: SetupField;
  readonly speech: Speech;
  onChoose(value: string): void;
  /** What goes with the choice that was made. */
  readonly children?: ReactNode;
}

/** One setting: every choice with its name, and why some cannot be chosen. */
export function FieldChoice({ field, speech, onChoose, children }: FieldChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{speech.name(field.title)}</legend>
      <div className={styles.choices}>
        {field.choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={field.value === choice.value}
              disabled={choice.problems.length > 0}
              onChange={() => onChoose(choice.value)}
            />
            <span>{speech.name(choice.name)}</span>
          </label>
        ))}
      </div>
      <ClosedChoices choices={field.choices} speech={speech} />
      {children}
    </fieldset>
  );
}

/** Why some cannot be chosen, each reason once with all the choices it rules out. */
export function ClosedChoices({
  choices,
  speech,
}: Pick<SetupField, 'choices'> & { readonly speech: Speech }) {
  const closed = new Map<string, readonly SetupChoice[]>();
  for (const choice of choices)
    for (const { code } of choice.problems.slice(0, 1))
      closed.set(code, [...(closed.get(code) ?? []), choice]);
  return [...closed].map(([code, shut]) => {
    const [problem] = shut[0]?.problems ?? [];
    return (
      <p key={code} className={styles.closed}>
        <b>{namesOf(shut, speech)}</b> – {problem !== undefined && speech.problem(problem)}{' '}
        {problem?.rule !== undefined && <a href={linkTo('rules', problem.rule)}>{problem.rule}</a>}
      </p>
    );
  });
}

function namesOf(choices: readonly SetupChoice[], speech: Speech): string {
  return choices.map(({ name }) => speech.name(name)).join(', ');
}

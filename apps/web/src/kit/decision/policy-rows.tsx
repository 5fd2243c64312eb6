import type { Policy, PolicyField } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useId } from 'react';
import styles from './reactions.module.css';

interface PolicyRowsProps {
  readonly fields: readonly PolicyField[];
  readonly policy: Policy;
  readonly speech: Speech;
  onChange(change: Policy): void;
}

/** The figures that a player settles about reactions, a line each. */
export function PolicyRows({ fields, policy, speech, onChange }: PolicyRowsProps) {
  return fields.map((field) => (
    <FieldRow
      key={field.name}
      field={field}
      title={speech.name(field.title)}
      value={policy[field.name] ?? field.usual}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  ));
}

interface FieldRowProps {
  readonly field: PolicyField;
  readonly title: string;
  readonly value: number;
  onChange(value: number): void;
}

function FieldRow({ field, title, value, onChange }: FieldRowProps) {
  const id = useId();
  const { kind, least, most } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{title}</label>
      {kind === 'switch' ? (
        <input
          id={id}
          type="checkbox"
          checked={value > 0}
          onChange={({ target }) => onChange(Number(target.checked))}
        />
      ) : (
        <span>
          <input
            id={id}
            type="range"
            min={least}
            max={most}
            step={5}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
          />
          <output htmlFor={id}>{value} %</output>
        </span>
      )}
    </div>
  );
}

import { useId } from 'react';
import { fieldLabel } from '../page/field-words.ts';
import { useMatch } from '../page/match-context.tsx';
import styles from './fields-form.module.css';

/** What can be typed or ticked; anything else in a draft stays as it is. */
export type FieldValue = string | number | boolean;

export function isValue(value: unknown): value is FieldValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

interface FieldInputProps {
  readonly name: string;
  readonly value: FieldValue;
  onChange(value: FieldValue): void;
}

export function FieldInput({ name, value, onChange }: FieldInputProps) {
  const { speech } = useMatch();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{fieldLabel(speech, name)}</label>
      {typeof value === 'boolean' ? (
        <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      ) : (
        <input
          id={id}
          type={typeof value === 'number' ? 'number' : 'text'}
          value={value}
          onChange={({ target }) => onChange(typeof value === 'number' ? Number(target.value) : target.value)}
        />
      )}
    </div>
  );
}

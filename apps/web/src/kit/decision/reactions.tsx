import { fullPolicy, type Policy, type PolicyField } from '@sitrep/contract';
import { useId } from 'react';
import { useSeat } from '../page/match-context.tsx';
import { keepPolicy, readPolicy } from '../settings/policies.ts';
import styles from './reactions.module.css';

/** What the player settles in advance about reactions, so as not to be asked what is not worth it. */
export function ReactionSettings() {
  const { client, entry, now, t } = useSeat();
  const { reactions } = entry;
  if (reactions === undefined) return undefined;
  const policy = now.policy ?? fullPolicy(reactions.fields, readPolicy(entry.id, now.seat));

  function settle(change: Policy): void {
    const next = { ...policy, ...change };
    keepPolicy(entry.id, now.seat, next);
    client.settle(next);
  }

  return (
    <details className={styles.reactions}>
      <summary>{t('reactions.title')}</summary>
      <p>{t('reactions.note')}</p>
      {reactions.fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          value={policy[field.name] ?? field.usual}
          onChange={(value) => settle({ [field.name]: value })}
        />
      ))}
    </details>
  );
}

interface FieldRowProps {
  readonly field: PolicyField;
  readonly value: number;
  onChange(value: number): void;
}

function FieldRow({ field, value, onChange }: FieldRowProps) {
  const { speech } = useSeat();
  const id = useId();
  const { title, kind, least, most } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{speech.name(title)}</label>
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

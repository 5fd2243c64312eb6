import type { KeyboardEvent } from 'react';
import styles from './filter-field.module.css';

interface FilterFieldProps {
  readonly label: string;
  readonly typed: string;
  onType(typed: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Words that narrow down a list. */
export function FilterField({ label, typed, onType, onKeyDown }: FilterFieldProps) {
  return (
    <input
      type="search"
      className={styles.filter}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

import styles from './pips.module.css';

interface BoltsProps {
  readonly name: string;
  readonly count: number;
}

/** The Actions that a Soldier still has, as bolts to be counted at a glance; a pale one for none. */
export function Bolts({ name, count }: BoltsProps) {
  return (
    <span className={styles.bolts} title={name}>
      <span className="visually-hidden">
        {name} {count}
      </span>
      {Array.from({ length: Math.max(1, count) }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the bolts are all alike
          key={index}
          viewBox="0 0 16 20"
          data-full={index < count || undefined}
          aria-hidden="true"
        >
          <path d="M10 0 2 11h5l-2 9 9-12H8z" />
        </svg>
      ))}
    </span>
  );
}

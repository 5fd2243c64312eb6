import type { CssVars } from '../ui/css-vars.ts';
import styles from './roll-stage.module.css';

interface DieProps {
  readonly sides: number;
  readonly face: number;
  /** What it has to show, in words. */
  readonly need: string;
  readonly isHit: boolean;
  /** When it has stopped, in milliseconds. */
  readonly landing: number;
  readonly isFixed: boolean;
}

/** A die of ten or six sides, with what it has to show below it. */
export function Die({ sides, face, need, isHit, landing, isFixed }: DieProps) {
  const vars: CssVars = { '--landing': `${landing}ms` };
  return (
    <span
      className={styles.die}
      style={vars}
      data-die={sides}
      data-hit={isHit || undefined}
      data-fixed={isFixed || undefined}
    >
      <span className={styles.body}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {sides === 10 ? <TenSider /> : <SixSider />}
        </svg>
        <b>{face}</b>
      </span>
      <span className={styles.need}>{need}</span>
    </span>
  );
}

/** The kite in front, the two beside it, and what is seen of those below. */
function TenSider() {
  return (
    <>
      <path className={styles.side0} d="M50 3 97 44 93 60 50 97 7 60 3 44Z" />
      <path className={styles.side1} d="M50 3 3 44 7 60 20 58Z" />
      <path className={styles.side2} d="M50 3 97 44 93 60 80 58Z" />
      <path className={styles.side3} d="M7 60 20 58 50 75 50 97Z" />
      <path className={styles.side4} d="M93 60 80 58 50 75 50 97Z" />
      <path className={styles.edge} d="M50 3 20 58 50 75 80 58ZM50 75V97M20 58 7 60M80 58 93 60" />
    </>
  );
}

function SixSider() {
  return (
    <>
      <rect className={styles.side0} x="9" y="9" width="82" height="82" rx="16" />
      <path className={styles.side1} d="M9 25q0-16 16-16h50q16 0 16 16v12H9Z" />
    </>
  );
}

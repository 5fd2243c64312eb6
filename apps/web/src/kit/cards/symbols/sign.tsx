import type { FaceSymbol } from '@sitrep/contract';
import { SYMBOL_PATHS } from './symbol-paths.ts';
import styles from './symbols.module.css';

interface SignProps {
  readonly name: FaceSymbol;
  /** How many of them stand side by side. */
  readonly times?: number | undefined;
}

/** A sign on a card, as high as the text beside it. Decoration: faces say in words what it means. */
export function Sign({ name, times = 1 }: SignProps) {
  return (
    <span className={styles.row} data-symbol={name}>
      {Array.from({ length: times }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs are all alike
        <svg key={index} className={styles.symbol} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path fill="currentColor" fillRule="evenodd" d={SYMBOL_PATHS[name]} />
        </svg>
      ))}
    </span>
  );
}

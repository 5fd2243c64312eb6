import { useT } from '../i18n/text.tsx';
import { useTable } from '../table/table-context.tsx';
import styles from './rule-chip.module.css';

interface RuleChipProps {
  readonly rule: string;
  /** -1 if it is reached by arrow keys instead of Tab. */
  readonly tabIndex?: number;
}

/** A rule's id; opens the rule beside the table. */
export function RuleChip({ rule, tabIndex }: RuleChipProps) {
  const t = useT();
  const { change } = useTable();
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.chip}
      aria-label={t('rule.open', { rule })}
      onClick={() => change({ rule })}
    >
      {rule}
    </button>
  );
}

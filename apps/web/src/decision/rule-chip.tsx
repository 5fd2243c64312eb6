import { useT } from '../i18n/text.tsx';
import { useTable } from '../table/table-context.tsx';
import styles from './rule-chip.module.css';

/** A rule's id; opens the rule beside the table. */
export function RuleChip({ rule }: { readonly rule: string }) {
  const t = useT();
  const { change } = useTable();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('rule.open', { rule })}
      onClick={() => change({ rule })}
    >
      {rule}
    </button>
  );
}

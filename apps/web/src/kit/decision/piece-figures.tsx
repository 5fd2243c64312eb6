import { useMatch } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import styles from './orders.module.css';

/** The current figures of the piece pointed at. */
export function PieceFigures() {
  const match = useMatch();
  const { page, t } = match;
  const { ui } = useTable();
  const lines = ui.piece === undefined ? [] : (page.figuresOf?.(match, ui.piece) ?? []);
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.figures} aria-label={t('figures.title')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

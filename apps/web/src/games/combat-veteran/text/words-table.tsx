import type { ReactNode } from 'react';
import styles from './text.module.css';

/** A line of a table: its head, its cells, and what can be done about it. */
export interface WordsRow {
  readonly id: string | number;
  readonly head: string;
  readonly cells: readonly string[];
  readonly acts?: ReactNode;
}

interface WordsTableProps {
  readonly title: string;
  /** The head of the first column first. */
  readonly columns: readonly string[];
  readonly rows: readonly WordsRow[];
}

/** A table with a row head and the buttons of each row. On a phone every row becomes a card. */
export function WordsTable({ title, columns, rows }: WordsTableProps) {
  const [first = '', ...others] = columns;
  const hasActs = rows.some(({ acts }) => acts !== undefined);
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasActs && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells, acts }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={others[index]} data-column={others[index]}>
                {cell}
              </td>
            ))}
            {hasActs && <td className={styles.acts}>{acts}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
